"""The words between the web server and the application: those of ASGI, and a whole request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
AnyRequest = Request[Any, Any, Any]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
