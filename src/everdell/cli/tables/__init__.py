"""`everdell tables`: what a server keeps, for the person who runs it."""

from __future__ import annotations

import typer

from everdell.cli.tables.deleting import delete_tables, expire_tables
from everdell.cli.tables.exporting import export_table
from everdell.cli.tables.listing import list_tables, show_table

app = typer.Typer(name="tables", help="List, show, export and delete the tables of a server.")
app.command("list")(list_tables)
app.command("show")(show_table)
app.command("export")(export_table)
app.command("delete")(delete_tables)
app.command("expire")(expire_tables)

__all__ = ["app"]
