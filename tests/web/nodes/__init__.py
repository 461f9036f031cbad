"""Several servers on one PostgreSQL: any of them serves any table."""
