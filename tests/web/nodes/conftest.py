from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from everdell.web.store import upgrade
from tests.web import postgres
from tests.web.nodes.cluster import Cluster


@contextmanager
def _new_database() -> Iterator[str]:
    address = asyncio.run(postgres.create())
    asyncio.run(upgrade(address))
    yield address
    asyncio.run(postgres.drop(address))


@pytest.fixture
def database() -> Iterator[str]:
    """One that no other test's nodes look after: they would take on what is due, or expired."""
    with _new_database() as address:
        yield address


@pytest.fixture(scope="session")
def lasting_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """One for all tests: tables are strangers to each other."""
    with (
        _new_database() as database,
        Cluster(database, tmp_path_factory.mktemp("nodes")) as cluster,
    ):
        yield cluster


@pytest.fixture
def cluster(lasting_cluster: Cluster) -> Cluster:
    """Three nodes that live. A test may kill them: the next one finds them alive."""
    lasting_cluster.revive()
    return lasting_cluster
