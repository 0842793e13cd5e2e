"""Sentences are set as a printer of their language would set them."""

import re
from itertools import product

import pytest

from klub.texts import languages, say
from tests.texts.messages import LEFT, QUOTES, rules_keys, say_rules, sentences

BLANK, NARROW = "\u00a0", "\u202f"
"""French: the no-break space beside « » and before a colon, and the narrow one before ; ! and ?."""

OPTION = re.compile(r"--\w+(?: …)?")
"""An option of the command line, with … for what is to be filled in."""

FAULTS = {
    "a straight quotation mark or apostrophe": re.compile(r"[\"'`\u00b4]"),
    "dots that are no ellipsis": re.compile(r"\.\."),
    "a doubled hyphen": re.compile(r"--"),
    "a hyphen or an em dash in place of a dash": re.compile(r" - |—"),
    "a dash with a blank on one side only": re.compile(r"(?<! )– |(?<=\S) –(?! )"),
    "two blanks": re.compile(r"\s\s"),
    "a blank before a full stop, a comma or a closing bracket": re.compile(r"\s(?:[,)\]]|\.(?!\w))"),
    "a blank after an opening bracket": re.compile(r"[(\[]\s"),
}
"""What no language wants."""

ELLIPSIS = {language: re.compile(r"\w…" if language == "de" else r"[\w.,] …") for language in QUOTES}
"""German sets a blank before an ellipsis that stands for words; the others do not."""

TIGHT = re.compile(r"\w\s[:;!]|\w\s\?$")
"""A blank before a colon, semicolon, exclamation or question mark, which only French has."""

FRENCH = {
    "a colon without its no-break space": re.compile(rf"(?<=[^\s/{BLANK}]):(?=\s|$)|[^{BLANK}\w/]:(?=\s|$)"),
    "; ! or ? without its narrow space": re.compile(rf"[^{NARROW} ][;!?](?=\s|$)|\w [;!](?=\s|$)|\w \?$"),
    "« or » without its no-break space": re.compile(rf"«(?!{BLANK})|(?<!{BLANK})»"),
}

SPANISH = {
    "a question that is not opened": re.compile(r"^[^¿]*\w\?"),
    "an exclamation that is not opened": re.compile(r"^[^¡]*\w!"),
}


@pytest.mark.parametrize("language", languages())
def test_sentences_are_set_properly(language: str) -> None:
    """Marks, ellipses, dashes and blanks are those of the language."""
    rules = rules_keys()
    found = {}
    for key, sentence in sentences(language).items():
        speak = say_rules if key in rules else say
        samples = sentence.samples()
        for values in product(*samples.values()):
            text = speak(key, language, **dict(zip(samples, values, strict=True)))
            if faults := faults_of(text, language):
                found[key] = (text, faults)

    assert found == {}


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", 'a "word"', "a straight quotation mark or apostrophe"),
        ("en", "don't", "a straight quotation mark or apostrophe"),
        ("en", "Wait...", "dots that are no ellipsis"),
        ("en", "a -- b", "a doubled hyphen"),
        ("en", "a - b", "a hyphen or an em dash in place of a dash"),
        ("en", "a– b", "a dash with a blank on one side only"),
        ("en", "a  b", "two blanks"),
        ("en", "a , b", "a blank before a full stop, a comma or a closing bracket"),
        ("en", "( a)", "a blank after an opening bracket"),
        ("en", "Sending …", "an ellipsis with the wrong blank"),
        ("de", "Wird gesendet…", "an ellipsis with the wrong blank"),
        ("en", "What ?", "a blank before a colon, semicolon, exclamation or question mark"),
        ("de", "“Wort”", "foreign quotation marks"),
        ("pl", "«Słowo»", "foreign quotation marks"),
        ("fr", "Quoi ?", "; ! or ? without its narrow space"),
        ("fr", "Voici: a", "a colon without its no-break space"),
        ("fr", "«a»", "« or » without its no-break space"),
        ("es", "Quién?", "a question that is not opened"),
        ("es", "Bien!", "an exclamation that is not opened"),
    ],
)
def test_a_fault_is_found(language: str, text: str, fault: str) -> None:
    """Each rule finds what breaks it."""
    assert fault in faults_of(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Type ? for help: “klub play”, 1–5, a – b, --port … or --data …"),
        ("en", "… and 3 earlier events, sqlite:///… and Ada’s"),
        ("de", "Das war’s: „klub play“. Wird gesendet …"),
        ("fr", f"Quoi{NARROW}? Voici{BLANK}: «{BLANK}a{BLANK}»{NARROW}; postgresql://… ou ? pour tous."),
        ("nl", f"Met z’n tweeën: {LEFT}klub play’…"),
        ("es", "¿Quién? ¡Bien! Escribe ? para ver «todo»…"),
        ("pl", "„klub play”: 2 × 3…"),
    ],
)
def test_what_is_right_is_left_alone(language: str, text: str) -> None:
    """No rule finds fault with good typography."""
    assert faults_of(text, language) == []


def faults_of(text: str, language: str) -> list[str]:
    """What is wrong with a sentence of a language."""
    text = OPTION.sub("OPTION", text)
    rules = dict(FAULTS)
    rules["foreign quotation marks"] = re.compile(f"[{others(language)}]")
    rules["an ellipsis with the wrong blank"] = ELLIPSIS[language]
    if language == "fr":
        rules |= FRENCH
    else:
        rules["a blank before a colon, semicolon, exclamation or question mark"] = TIGHT
    if language == "es":
        rules |= SPANISH
    return [fault for fault, rule in rules.items() if rule.search(text)]


def others(language: str) -> str:
    """The quotation marks of other languages, but for ’, the apostrophe of all."""
    return "".join(sorted({mark for pair in QUOTES.values() for mark in pair} - {*QUOTES[language], "’"}))
