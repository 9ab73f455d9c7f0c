### The rulebook of partners. P3-2 is rule P3.2 of the rulings.

partners-title = Partners
partners-tagline = A trick-taking game in which your card may come out of anybody’s hand.
partners-players = 4 players in two teams, or 3 players, one alone against two
partners-about = One team plays Dr. Jekyll, the other Mr. Hyde, yet every hand is a jumble of both. On your turn you need a card of your own side: one of yours, or one from anybody who has such a card, friend or foe, but then that player picks it. The card backs show who holds how many of each side, so you always know whom you can ask, but never quite what you will get. And all your points are worth nothing until your team has caught one of its own deeds.
partners-credit = After “Dr. Jekyll & Mr. Hyde”, a card game by Wolfgang Werner.
partners-independence = Utterson is an independent project, not affiliated with the designer or the publishers. The rules are told here in our own words, and the art is our own.

partners-summary-goal = Take scenes and characters for points, and your own side’s deeds to multiply them.
partners-summary-turn = Put one card of your own side in front of you: play it, or ask someone else for it.
partners-summary-end = Highest card takes the trick, seven tricks make a hand, and 1000 points end the game.

## Cards

P1 = Cards

P1-1 = The pack has 28 cards: 14 for the side of Dr. Jekyll, marked with a flask, and 14 for the side of Mr. Hyde, marked with a top hat. On either side there are one transformation, five characters, five scenes and three deeds.
    .origin = seed
P1-2 = Characters carry a letter from A, the highest, to E, the lowest. A is Dr. Jekyll on the Jekyll side and Mr. Hyde on the Hyde side; on both sides B is Mr. Utterson, C Dr. Lanyon, D Mr. Enfield and E Poole. Every character is worth 1 point.
    .origin = seed
P1-3 = Scenes carry the letter F and a value: 3, 4, 5, 6 or 7, once on each side. The value is the number of points the scene is worth. It has nothing to do with strength: as the letter says, a scene stands below E, and all scenes rank equal.
    .origin = mixed
    .ours = That each side has every value once is our ruling. The texts we have name one scene only, Mr. Hyde’s Rooms (6). We named the other nine after places in the novel.
P1-4 = Deeds carry a factor: 1, 2 or 3. Dr. Jekyll’s deeds are Charity (1), Mercy (2) and Remorse (3). Mr. Hyde’s are Fury (1), Recklessness (2) and Murder (3). A deed is worth no points of its own, but it multiplies others (P5.1). Nothing ranks below a deed, and all deeds rank equal.
    .origin = seed
P1-5 = From high to low: transformation, A, B, C, D, E, any scene (F), any deed. The transformation is a special case: it stands above all, but it does not win the trick (P4.3). Which side a card belongs to makes no difference to its rank or its points.
    .origin = seed
    .example = Poole (E) of either side beats The Laboratory (7), and The By-Street Door (3) beats Murder.
P1-6 = The back of a card shows its side. So it is public at all times how many Jekyll cards and how many Hyde cards each seat holds. Which ones they are stays secret.
    .origin = seed

## Four players

P2 = Four players

P2-1 = The seats are north, east, south and west, in clockwise order. A seat card in the middle of the table shows who plays with whom. With seat card A, the usual game, partners sit opposite each other: north and south against east and west. With seat card B, a variant, partners sit side by side: north and east against south and west.
    .origin = seed
P2-2 = Who plays with whom is drawn by lot: before the first hand, each player’s seat is drawn. If you prefer, you play where you chose to sit. It is also drawn by lot, once, which team plays Dr. Jekyll; the other team plays Mr. Hyde. Each team keeps its side for the whole game.
    .origin = mixed
    .ours = That you may sit as you choose, and that the teams keep their sides for the whole game, are our rulings.
P2-3 = A hand is one deal and the seven tricks played with it. Shuffle all 28 cards and deal them one at a time, beginning at the dealer’s left, until each seat has seven. The first dealer is drawn by lot; after each hand the deal passes to the left.
    .origin = mixed
    .ours = That the deal passes to the left is our ruling.
P2-4 = A trick is made of four turns, one for each seat. The seat to the left of the dealer leads the first trick, which means it takes the first turn. Play runs clockwise.
    .origin = seed

## A turn

P3 = A turn

P3-1 = On your turn, exactly one card of your own side must come to lie in front of you. Either you play it from your own hand, or you ask one other player for it. You may ask your partner or an opponent, as long as that player holds at least one card of your side.
    .origin = seed
    .example = You play for Hyde and it is your turn. You hold one Hyde card, Murder, and would rather keep it. East holds two Hyde cards, so you ask east.
P3-2 = You may always ask, even when you could play a card yourself. You may not ask a player who has no card of your side; thanks to the card backs (P1.6), everybody can see who that is.
    .origin = seed
P3-3 = A player who is asked cannot refuse. But which of their cards of that side they play is entirely their own choice.
    .origin = seed
P3-4 = Whoever it came from, the card is the play of the seat whose turn it is. The next turn belongs to the seat that sits clockwise after that seat, not after the one that was asked.
    .origin = seed
    .example = North asks west. West’s card is laid in front of north and counts for north. Next it is east’s turn.
P3-5 = Nothing protects a player from being asked several times in one trick, so some hands run down faster than others. A player with no cards left still takes a turn: by asking.
    .origin = seed
P3-6 = Each trick takes exactly two Jekyll cards and two Hyde cards. Therefore somebody always holds a card of the side that is to move, and nobody can get stuck.
    .origin = seed

## Winning a trick

P4 = Winning a trick

P4-1 = A trick is complete with four cards. Compare them: the highest one wins the trick for the seat it lies in front of. When several are tied for highest, the one played earliest beats the others.
    .origin = seed
    .example = The cards, in the order played: a scene of value 7, Mr. Enfield (D), the other Mr. Enfield, Charity. The first Mr. Enfield wins the trick.
P4-2 = The winner’s team takes the four cards. The winner leads the next trick.
    .origin = seed
P4-3 = A transformation leaves its trick undecided: nobody wins it. The four cards wait on the table and go, as an extra, to the winner of the next trick. The seat in front of which the transformation lies leads that next trick.
    .origin = seed
P4-4 = If the other transformation follows in the very next trick, that one is undecided too, and eight cards are waiting. The seat in front of which it lies leads a third trick, and this one is for all twelve cards.
    .origin = seed
P4-5 = Both transformations may meet in a single trick. Its cards wait as usual, and the earlier of the two decides who leads next: the seat in front of which it lies.
    .origin = seed
P4-6 = After the seventh trick there is no next one. If it contains a transformation, every card still on the table counts for nobody, and that includes cards carried over from earlier tricks.
    .origin = mixed
    .ours = That cards carried over are lost too is our ruling.

## Score

P5 = Score

P5-1 = After the seventh trick each team adds up the points of all scenes and characters it has taken, of either side. It also adds up the factors of those deeds of its own side that it has taken. Its score is the first sum times the second. A team without any deed of its own scores 0. A deed taken by the other team counts for nobody. Transformations are worth nothing.
    .origin = seed
P5-2 = A score worked out: the Jekyll team has taken Mr. Hyde’s Rooms (6), Dr. Lanyon (C), Mr. Hyde (A), a transformation, Mr. Utterson (B), Charity, Remorse and Fury. Its points are 6 + 1 + 1 + 1 = 9. Its own deeds are Charity and Remorse, so the factor is 1 + 3 = 4. The score is 9 × 4 = 36. Fury is a deed of the other side: it adds nothing here, and Hyde cannot use it either.
    .origin = seed
P5-3 = Once a hand has brought a team to 1000 points or more, the game is over, and the higher total wins. The target can be set at the table; the default is 1000.
    .origin = seed
P5-4 = If the totals are equal at that moment, another hand is played, and so on, until one team alone is ahead.
    .origin = ours
    .ours = The texts we have say nothing about a tie; this rule is ours.

## Three players

P6 = Three players

P6-1 = One player, the solo player or solo for short, plays Mr. Hyde alone, but with two hands of cards. One is the solo’s own and hidden. The other belongs to the ghost on the opposite seat and lies face up, open to all. The other two players are the Jekyll team. Only seat card A is used.
    .origin = seed
P6-2 = The first solo is drawn by lot, each of the three with the same chance. The solo’s right-hand neighbour deals. Cards are dealt to all four seats as in P2.3, the ghost’s seat included. The solo leads the first trick.
    .origin = mixed
    .ours = That the first solo is drawn by lot is our ruling.
P6-3 = On the solo’s turn and on the ghost’s turn alike, the solo plays a Hyde card from either of the two hands, or asks a Jekyll player for one.
    .origin = mixed
    .ours = That the solo may ask a Jekyll player on the ghost’s turn too is our ruling.
P6-4 = A Jekyll player may turn to the partner, to the solo or to the ghost for a Jekyll card. The solo picks for both Hyde seats, but never across: only from the solo’s own hand when the solo is asked, only from the ghost’s cards when the ghost is asked.
    .origin = seed
P6-5 = Seats and roles change after each hand. The ghost’s seat is taken by whoever sat to the left of the solo; that player also deals the next hand. The new solo is the right-hand neighbour of the old one and stays put, and the ghost moves to the seat opposite the new solo.
    .origin = seed
    .example = North was the solo and the ghost sat south. The player from east moves to south and deals. West is the new solo, and the ghost is now east.
P6-6 = Each player keeps a total of their own. Both Jekyll players score the Jekyll result of the hand, and the solo scores the Hyde result. The game ends after the hand in which a player reaches the target, and the highest total wins. If there is no single leader, play goes on as in P5.4.
    .origin = mixed
    .ours = Playing on when there is no single leader is our ruling.

## Conduct

P7 = Conduct

P7-1 = Throughout the game, partners make no arrangements. An online table therefore has no free chat from the first deal to the end of the game, only preset reactions that everybody sees.
    .origin = mixed
    .ours = The form this takes at an online table is ours.
P7-2 = Everybody may look at the tricks already taken, whichever team has them.
    .origin = ours
    .ours = The texts we have say nothing about this; the rule is ours.

## Tips

partners-tips = Tips
partners-tip-1 = Secure a deed early. Without one of your own even the richest pile scores 0: between players who choose at random this happens to a team in about three hands out of ten.
partners-tip-2 = A player who holds a single card of your side has no choice when asked. Ask there when you need certainty.
partners-tip-3 = An opponent who is asked will give you the card that hurts most. That is bearable while your partner still has the last turn of the trick, and risky when that opponent has it.
partners-tip-4 = Taking a deed of the other side brings you nothing, but costs them dearly. Murder in Jekyll’s pile is half of all that Hyde could ever multiply with.
partners-tip-5 = A transformation saves a trick that is going the wrong way and gives you the lead as well. But do not keep it too long: in the seventh trick it burns everything on the table.
partners-tip-6 = Follow the card backs. A team that has run out of its own cards must ask every time, and then other people choose what it plays.
