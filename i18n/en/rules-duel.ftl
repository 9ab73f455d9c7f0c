### The rulebook of duel. D3-2 is rule D3.2 of the rulings.

duel-title = Duel
duel-tagline = A trick-taking game for two in which Hyde wants a lopsided score and Jekyll a level one.
duel-players = 2 players
duel-about = After each of three rounds a marker creeps towards Hyde, by as many spaces as the players are tricks apart, whoever has more. So Hyde tries to win a great many tricks, or hardly any, while Jekyll tries to share them out evenly. The strength of the colours is not printed anywhere: it grows anew in each round, from the order in which they appear. And four potions stand ready to upset it all.
duel-credit = After “Jekyll vs Hyde” by Geonil (Geon-il), published by Mandoo Games in 2020.
duel-independence = Utterson is an independent project, not affiliated with the designer or the publishers. The rules are told here in our own words, and the art is our own.

duel-summary-goal = Hyde wins if the marker reaches space 10; Jekyll wins if three rounds pass without that.
duel-summary-turn = Follow the colour led, or answer it with a potion. Between two colours the stronger one wins; a potion goes by value.
duel-summary-end = After ten tricks the marker moves towards Hyde by the difference in tricks.

## Cards and track

D1 = Cards and track

D1-1 = There are 21 evil cards in three colours: Pride (purple), Wrath (red) and Envy (green). Each colour has the values 1 to 7. In some editions the green colour is called Greed.
    .origin = outside
    .outside = The values 1 to 7 come from public pages about the game.
D1-2 = There are four potions: one 2+, one 3+, one 4+ and one 5+. They have no colour. The plus sign means that the potion wins a tie (D3.6).
    .origin = outside
    .outside = The full list of the four values comes from public pages about the game.
D1-3 = The track has 11 spaces, from 0 on Jekyll’s end to 10 on Hyde’s end. The marker begins on 0. There are three rounds. Spaces 0 to 4 are Jekyll’s half, spaces 5 to 10 Hyde’s. The marker never stands on an odd space: all ten tricks of a round go to somebody, so the difference is always even.
    .origin = outside
    .outside = Where the two halves of the track meet comes from public pages about the game.

## Preparing a round

D2 = Preparing a round

D2-1 = Shuffle all 25 cards. Each player gets 10, and the remaining 5 are put aside unseen. The colour order is empty: no colour has a rank yet.
    .origin = seed
D2-2 = Both players choose cards from their hand and exchange them at the same time, face down: one card in round 1, two cards in round 2, three cards in round 3.
    .origin = seed
D2-3 = If two or more potions were dealt to you, at least one of them must be among the cards you give. What counts is the ten cards dealt to you, not what the exchange brings.
    .origin = seed
    .example = In round 2 Jekyll was dealt three potions. Of the two cards he gives, at least one must be a potion.
D2-4 = If the marker is on Jekyll’s half, Jekyll leads the first trick; otherwise Hyde does.
    .origin = seed

## A trick

D3 = A trick

D3-1 = A round has ten tricks. In each, the leader plays one card and then the follower plays one. The leader may play any card. With a potion the leader also calls a colour, any of the three.
    .origin = mixed
    .ours = That any of the three colours may be called is our ruling.
D3-2 = When a colour is led, the follower must answer with that colour or with a potion. Only without that colour is the follower free to play anything.
    .origin = seed
D3-3 = When a potion is led, the follower must play the called colour if possible. Holding a potion is no excuse. A follower without the called colour may play anything.
    .origin = seed
D3-4 = Colours get their rank as they turn up. The colour of the round’s first evil card is the weakest. The second colour to appear is the middle one, and at that moment the third, still unseen, becomes the strongest. Rank is given at once, card by card, also in a trick with a potion. Potions themselves never have a rank.
    .origin = seed
    .example = The first card of the round is Pride 6: purple is the weakest colour. The follower has no purple and plays Wrath 4: red is the middle colour, green the strongest. Red is stronger than purple and wins.
D3-5 = Two evil cards of one colour: the higher value wins. Two evil cards of different colours: the stronger colour wins, whatever the values.
    .origin = seed
D3-6 = One potion and one evil card: the potion has an effect (D4), which depends on the colour of the card it met. That is the card really played, not the colour called. Then the higher value wins, and the potion wins a tie. The colour order plays no part.
    .origin = seed
    .example = The potion 5+ beats a 5 of any colour, but loses to a 6.
D3-7 = Two potions: neither has an effect. The higher value wins.
    .origin = seed
D3-8 = The winner takes the trick and leads the next one. Tricks taken stay open: both players may look at them at any time.
    .origin = mixed
    .ours = That tricks taken stay open to both is our ruling.

## Potion effects

D4 = Potion effects

D4-1 = Potion meets purple (Pride): along with this trick, its winner takes one of the tricks that the loser has. If the loser has none, nothing more happens.
    .origin = mixed
    .ours = That nothing more happens when the loser has no trick is our ruling.
D4-2 = Potion meets green (Envy): before the trick is taken, each player picks two cards of their own hand, and these are exchanged at the same time. With one card left, you exchange one; with none left, none. You need not give a potion here: the duty of D2.3 does not apply.
    .origin = mixed
    .ours = That nothing is exchanged when no cards are left, and that no potion need be given, are our rulings.
D4-3 = Potion meets red (Wrath): all colour ranks are wiped out, including that of the red card just played. The next evil card makes its colour the weakest again.
    .origin = seed
    .example = Jekyll leads the potion 4+ and calls red; Hyde follows with Wrath 6. All ranks are removed, and Wrath 6 wins the trick.

## Progression and end

D5 = Progression and end

D5-1 = When the ten tricks are over, count each player’s tricks. The marker moves by the difference: always towards Hyde, no matter who has more, and no farther than 10.
    .origin = seed
    .example = Jekyll has 6 tricks, Hyde 4. The marker moves 2 spaces towards Hyde.
D5-2 = With the marker on 10, Hyde wins at once. If that has not happened by the end of round 3, Jekyll wins. The marker never moves during a round.
    .origin = seed
D5-3 = Return match, a variant: play two games and swap roles for the second. Each player’s score is the space the marker reached while that player was Hyde, at most 10. The higher score wins. If both reached 10, the one who needed fewer rounds wins. Any other tie is a draw.
    .origin = mixed
    .ours = That the smaller number of rounds decides between two tens is our ruling.

## Tips

duel-tips = Tips
duel-tip-1 = As Jekyll, do not collect tricks, balance them. A round of five tricks each costs you nothing at all.
duel-tip-2 = As Hyde, choose your direction early. Losing nearly every trick moves the marker as far as winning nearly every one, and a poor hand is often better at losing.
duel-tip-3 = The colour that appears first is the weakest for now. Think twice before you lead the one in which you hold your best cards.
duel-tip-4 = Use the exchange to get rid of a colour altogether. A player who cannot follow is free to choose.
duel-tip-5 = Call the colour whose effect you want: purple shifts a trick, green changes the hands, red wipes out the ranks. Your opponent must obey if they hold that colour.
duel-tip-6 = A trick taken away changes the difference by two, because one player loses it and the other gains it. Keep purple in mind when the count is nearly where you want it.
