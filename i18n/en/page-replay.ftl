### Looking back at a game, and checking its deal.

page-replay-title = Review
page-replay-cannot = This game cannot be shown
page-replay-steps = Steps
page-replay-first = To the beginning
    .key = To the beginning (Home)
page-replay-moment-back = To the previous moment
    .key = To the previous moment (Page Up)
page-replay-back = One move back
    .key = One move back (←); to the previous trick or turn: Shift and ←
page-replay-on = One move forward
    .key = One move forward (→); to the next trick or turn: Shift and →
page-replay-moment-on = To the next moment
    .key = To the next moment (Page Down)
page-replay-last = To the end
    .key = To the end (End)
page-replay-open = All open
page-replay-moments = Moments
page-replay-kind-transformation = A transformation
page-replay-kind-potion = A potion
page-replay-kind-research = Research
page-replay-kind-cure = A cure
page-replay-kind-black = A token turns black
page-replay-kind-score = The score
page-replay-kind-end = The end
page-replay-before = Before the first move
page-replay-explained = How it scored
page-replay-share-text = Utterson, { $game }, move { $at }: { $told }
page-replay-moment = Moment of the game
page-replay-move-of = Move { $at } of { $end }
page-replay-eyes = Seen by
page-replay-public = A spectator
page-replay-fair = Was the deal fair?
page-replay-share = Copy a link to this moment
page-replay-shared = Copied: a sentence and a link that holds the whole game. Whoever opens it sees this moment.
page-replay-in-address = The browser does not let the page copy. The link now stands in the address bar: copy it there.
page-replay-line = Line { $line }
page-replay-malformed = Line { $line }, column { $column } is not what belongs there in a record: { $reason }. Open the file in an editor to see it, or try another one.
page-replay-illegal = Line { $line }, column { $column } breaks a rule. { $reason } Up to there the game was sound: cut the record off before this line, and everything up to it can be shown.
page-replay-under-way = This record was saved while the game was going on: it holds only what one player knew. When the game is over, the table gives out the whole record.
page-replay-unbegun = The record stops before the game begins: there is nothing to review.
page-replay-no-such-seat = Nobody sat in that seat. Choose another point of view.
page-replay-unreachable = The server does not answer. Nothing is lost: try again in a moment.
page-replay-other = The server could not read this record just now. Try again in a moment.
page-replay-no-record = There is no record here. A game can be reviewed once it is over; otherwise, open its record from the home page.

page-fair-title = Was the deal fair?
page-fair-fair = { $draws ->
    [one] Yes. The one draw of this game follows from a secret that was fixed before anybody was ready.
   *[other] Yes. All { $draws } draws of this game follow from a secret that was fixed before anybody was ready.
}
page-fair-no-secret = This cannot be checked: the record holds no secret. Games under way keep it to themselves, and records made elsewhere may have none.
page-fair-bad-record = This cannot be checked: the record is not one that the page can follow.
page-fair-broken-commitment = No. The secret is not the one that the server had promised.
page-fair-other-seats = No. The draw would have seated the players differently.
page-fair-other-draw = No. At least one draw is not what follows from the secret.
page-fair-promised = Before anybody was ready, the server showed this fingerprint of its secret:
page-fair-hashed = Now that the game is over the secret is known, and this is its fingerprint, computed by your browser:
page-fair-mixed = Before the game, all players added random numbers of their own, so that not even the server could choose the cards.
page-fair-drawn = From both together every draw follows, in this order:
page-fair-draws = The draws
page-fair-recorded = The record says:
