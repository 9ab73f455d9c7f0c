### Together: who looks on, a card for the table, and a word when it is one’s move.

page-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
page-shared = One person plays for { $names }.
page-card = A card for this table
page-card-invites = A seat is kept for you
page-card-shows = Come and watch
page-card-scan = Scan the code, and you are at the table.
page-card-open-seat = free
page-card-save = Save as a picture
page-card-print = Print
page-card-unsaved = The browser does not let the page draw a picture. Print it, or copy the link.
page-set-notify = When it is my move in a slow game
page-set-notify-off = Say nothing
page-set-notify-on = Notify me
page-notify-refused = Your browser does not let this page notify you. Allow it in the browser’s settings for this page, then switch it on again.
page-notify-title = Your move: { $game }
page-notify-waits = { $others } is waiting for you.
page-notify-alone = The table is waiting for you.
