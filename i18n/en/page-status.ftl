### How the server is, and what it keeps about whoever looks.

page-status-title = The server
page-status-ready = All is well
    .advice = Moves are stored before they are answered.
page-status-full = The disk is full
    .advice = Games in progress may have to wait until room has been made. What has been played is safe.
page-status-hangs = The disk does not answer
    .advice = Moves cannot be stored just now. What has been played is safe; try again in a minute.
page-status-closed = The server is shutting down
    .advice = It will be back in a moment. What has been played is safe.
page-status-unreachable = The server does not answer
    .advice = It may be starting again, or you may be offline. This page keeps asking.
page-status-playing = Games in progress
page-status-sockets = People at the tables
page-status-over = Finished games, kept
page-status-up = Running for
page-status-hours = { $hours ->
    [0] less than an hour
    [one] one hour
   *[other] { $hours } hours
}
page-status-version = Version
page-status-data = Your data
    .advice = Save everything that this server keeps about you, or have it deleted. Your seats will then be nobody’s, tables where only you sat will be gone, and you will have no name in other people’s records.
page-status-data-save = Save my data
page-status-forget = Delete everything about me
page-status-forget-sure = Really delete everything
page-status-forgotten = This server knows nothing about you any more.
