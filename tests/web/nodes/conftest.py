from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from everdell.web.store import upgrade
from tests.web import postgres
from tests.web.nodes.cluster import Cluster


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """One for all tests: tables are strangers to each other."""
    address = asyncio.run(postgres.create())
    asyncio.run(upgrade(address))
    yield address
    asyncio.run(postgres.drop(address))


@pytest.fixture(scope="session")
def lasting_cluster(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with Cluster(database, tmp_path_factory.mktemp("nodes")) as cluster:
        yield cluster


@pytest.fixture
def cluster(lasting_cluster: Cluster) -> Cluster:
    """Three nodes that live. A test may kill them: the next one finds them alive."""
    lasting_cluster.revive()
    return lasting_cluster
