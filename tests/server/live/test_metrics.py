"""Figures for Prometheus."""

from klub.server.metrics import Metrics, _Counter, _Gauge, _Histogram, _Labelled


def test_each_kind_is_written_in_prometheus_text() -> None:
    """Help, type and values, one line each."""
    counter, gauge = _Counter("a_total", "As."), _Gauge("b", "Bs.")
    counter.value += 2
    gauge.ask = lambda: 7
    times, labelled = _Histogram("t_seconds", "Ts.", (0.1, 1.0)), _Labelled("l_total", "Ls.", "code", most=2)
    for value in (0.05, 0.1, 0.5, 3.0):
        times.observe(value)
    for label in ("x", 'y"\n', "z", "x"):
        labelled.add(label)

    assert ["# HELP a_total As.", "# TYPE a_total counter", "a_total 2"] == [*counter.lines()]
    assert "b 7" == [*gauge.lines()][-1]
    assert [
        't_seconds_bucket{le="0.1"} 2',
        't_seconds_bucket{le="1.0"} 3',
        't_seconds_bucket{le="+Inf"} 4',
        "t_seconds_sum 3.650000",
        "t_seconds_count 4",
    ] == [*times.lines()][2:]
    assert ['l_total{code="other"} 1', 'l_total{code="x"} 2', 'l_total{code="y\\"\\n"} 1'] == [*labelled.lines()][2:]


def test_every_figure_has_its_own_name_and_ends_its_line() -> None:
    """The whole page can be read line by line."""
    text = Metrics().text()

    names = [line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(names) == len(set(names)) == len(vars(Metrics()))
    assert text.endswith("\n")
    assert all(name.startswith("klub_") for name in names)
