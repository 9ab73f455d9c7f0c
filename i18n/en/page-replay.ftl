### Looking back at a game, and checking its deal.

page-replay-title = Looking back
page-replay-cannot = This game cannot be shown
page-replay-steps = Steps
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-on = One move on
page-replay-last = To the end
page-replay-moment = Moment of the game
page-replay-move-of = Move { $at } of { $end }
page-replay-eyes = Seen by
page-replay-public = A spectator
page-replay-fair = Was the deal fair?
page-replay-share = Copy a link to this moment
page-replay-shared = The link has been copied.
page-replay-malformed = Line { $line }, column { $column } is not what a record has there: { $reason }. Open the file in an editor to see it, or try another one.
page-replay-illegal = Line { $line } breaks a rule. { $reason }
page-replay-unbegun = The record stops before the game begins: there is nothing to look back at.
page-replay-no-such-seat = Nobody sat in that seat. Choose another pair of eyes.
page-replay-unreachable = The server does not answer. Nothing is lost: try again in a moment.
page-replay-other = The server could not read this record just now. Try again in a moment.
page-replay-no-record = There is no record here. While a game goes on it cannot be looked back at; otherwise open its record from the home page.

page-fair-title = Was the deal fair?
page-fair-fair = { $draws ->
    [one] Yes. The one draw of this game follows from a secret that was fixed before anybody was ready.
   *[other] Yes. All { $draws } draws of this game follow from a secret that was fixed before anybody was ready.
}
page-fair-no-secret = This cannot be checked: the record holds no secret. Games under way keep it to themselves, and records made elsewhere may have none.
page-fair-bad-record = This cannot be checked: the record is not one that the page can follow.
page-fair-broken-commitment = No. The secret is not the one that the server had promised.
page-fair-other-seats = No. The lot would have seated the players in another way.
page-fair-other-draw = No. At least one draw is not what follows from the secret.
page-fair-promised = Before anybody was ready, the server showed this fingerprint of its secret:
page-fair-hashed = Now that the game is over the secret is known, and this is its fingerprint, computed by your browser:
page-fair-mixed = Every player added random numbers of his own before the game, so that not even the server could choose the cards.
page-fair-drawn = From both together follows every draw, in this order:
page-fair-draws = The draws
page-fair-recorded = The record says:
