"""Links as pictures, for cameras."""

from __future__ import annotations

import io
from typing import Any, Final

import segno

_LOOK: Final[dict[str, Any]] = {"scale": 8, "border": 2}


def qr_svg(link: str) -> bytes:
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", xmldecl=False, **_LOOK)
    return picture.getvalue()


def qr_in_words(link: str) -> str:
    """The picture as an address of its own, for a link that must not be asked for by its name."""
    return segno.make(link, error="m").svg_data_uri(**_LOOK)
