# Words that all screens of the page share. Each room of the page has a file of its own beside this.

page-home = Home
page-close = Close
page-loading = One moment…
page-again = Try again
page-link = Link
page-copy = Copy
page-copied = Copied
page-lost = There is nothing here
    .text = The address leads nowhere. Perhaps a letter is missing.
page-offline = The server does not answer
    .text = Nothing is lost: the game is kept there. We try again by ourselves.
page-broken = Something went wrong here
    .text = Nothing is lost: games are kept by the server. Loading the page anew usually helps.
page-reload = Load the page anew
page-table-title = Everdell · table { $code }
page-your-turn = ● Your turn!
    .text = The table is waiting for you.
page-table-closed = This table cannot be opened
page-delete = Delete the table
page-delete-of = Delete the table of { $players }
page-delete-sure = Delete this table for good?
    .text = The game and its record will be gone, for everyone who was there. Nothing brings them back.
page-delete-yes = Delete for good
page-delete-no = Keep it
page-deleted = The table is deleted.
