"""docs/hosting.md knows every setting and every command of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from everdell.web.server.settings import SettingHelp, settings_help

GUIDE = (Path(__file__).parent.parent / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("setting", settings_help(), ids=lambda setting: setting.name)
def test_each_setting_has_a_line_with_flag_variable_and_default(setting: SettingHelp) -> None:
    line = f"| `{setting.flag}` | `{setting.variable}` | "
    (found,) = [text for text in GUIDE.splitlines() if text.startswith(line)]
    if setting.default:
        assert found.removeprefix(line).startswith(setting.default.removesuffix(".0"))


@pytest.mark.parametrize("command", ["serve", "migrate", "backup", "restore", "load", "tables"])
def test_each_command_is_named(command: str) -> None:
    assert f"everdell {command}" in GUIDE
