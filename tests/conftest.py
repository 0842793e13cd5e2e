"""What all tests share: how Hypothesis works here. The same cases every time, and no clock."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],  # it looks at the clock, so it would fail on a busy machine
)
settings.register_profile("explore", settings.get_profile("ci"), derandomize=False, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
