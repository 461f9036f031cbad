"""How many files a process may have open: every connection is one."""

from __future__ import annotations

from typing import Final

_APPLES_MOST: Final = 10_240  # macOS names no limit, and refuses more than this


def allow_open_files(wanted: int) -> int:
    """Let this process, and those it starts, open so many files; how many the system allows.

    What it is allowed already is not taken away.
    """
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    files, endless = resource.RLIMIT_NOFILE, resource.RLIM_INFINITY
    soft, hard = resource.getrlimit(files)
    for most in (wanted, _APPLES_MOST):
        target = most if hard == endless else min(most, hard)
        if soft == endless or soft >= target:
            break
        try:
            resource.setrlimit(files, (target, hard))
        except (OSError, ValueError):
            continue
        return target
    return wanted if soft == endless else soft
