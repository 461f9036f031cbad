"""Tables on a server: kept in a database, served over HTTP."""
