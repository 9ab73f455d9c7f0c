### The lesson of duel. `lessons/duel.json` has its steps; each chapter and each step has its message here.

lesson-duel-first = The first tricks
    .known = You follow the colour led or play a potion; the colours rank in the order in which they appear.
lesson-duel-first-lead = Good evening, Doctor. You are Jekyll, and Mr. Hyde sits across the table. Each of you lays down one card, and the better card takes both: that is a trick. You begin: play Pride 6.
    .otherwise = You may begin with any card you like. But there is something to discover: try Pride 6.
lesson-duel-first-order = Your Six has lost to a Four! Hyde has no Pride, so he was free to play Wrath. Colours take their rank as they appear: Pride came first and is the weakest, Wrath is the middle one, and Envy, still unseen, the strongest.
lesson-duel-first-stronger = Remember it like this: between two colours the stronger one wins, and the numbers do not count. Only within one colour does the higher number win.
lesson-duel-first-follow = Hyde took the trick, so he leads: Envy 5. You must answer with his colour, or with a potion. Take this trick!
    .otherwise = That is allowed, but it does not beat a 5. Which of your Envy cards does?
lesson-duel-first-won = Seven beats five, and the trick is yours. Whoever takes a trick leads the next one; each round has ten.

lesson-duel-level = Why Jekyll wants balance
    .known = The marker moves by the difference in tricks: Jekyll wants five each.
lesson-duel-level-track = Six tricks later: five for you, three for Hyde. After ten tricks the marker moves towards Hyde, by as many spaces as you are tricks apart, whoever has more. On 10 Hyde wins; if it is not there after three rounds, you do.
lesson-duel-level-choose = So you do not want many tricks, Doctor, you want five each. Hyde leads Wrath 5. Your Seven would take it, your Two would not. Which shall it be?
    .otherwise = Think of the balance: five each is what you want.
    .seven = Six tricks to four: two apart, and the marker has moved two spaces towards Hyde. For Jekyll, one trick too many is as bad as one too few.
lesson-duel-level-last = Well done. Now Hyde leads Envy 1, and you have no Envy, so you may play anything. Lay down your Seven: Envy is stronger than Wrath, and Hyde has to take it.
    .otherwise = It is your last card: lay it down.
lesson-duel-level-done = Five each! The marker does not budge. Hyde wants the very opposite: to win almost every trick, or almost none.

lesson-duel-exchange = The exchange
    .known = Before each round cards are exchanged, with a potion among them if you have several.
lesson-duel-exchange-new = A new round: fresh cards, and no colour has a rank yet. But first both of you give away cards, face down and at the same time: one in round 1, two in round 2, three in round 3.
lesson-duel-exchange-give = Whoever is dealt two or more potions must give at least one away. Give the weak 2+, and with it Pride 1, your only purple card: whoever lacks a colour is free when it is led.
    .otherwise = The rules would allow it. For this lesson give the potion 2+ and Pride 1: both will turn up again.
lesson-duel-exchange-know = Here you see what you gave and what you got for it. So you know two of Hyde’s cards: remember them!

lesson-duel-potions = The potions
    .known = Against potions only numbers count: red wipes the ranks, purple steals a trick, green exchanges cards.
lesson-duel-potions-lead = The marker is on Jekyll’s half of the track, so you lead the first trick of the round. Play Envy 2.
    .otherwise = Any card may be led. But take Envy 2 here, and let Hyde win a trick.
lesson-duel-potions-tie = Hyde leads Wrath 5. A potion may answer any colour led, and then only the numbers count. The plus sign means that the potion wins a tie. Play 5+!
    .otherwise = That is allowed. But now try the potion 5+: it can do more than win.
lesson-duel-potions-red = The trick is yours. And the potion has an effect, which depends on the colour that it met. With red, Wrath, all ranks are wiped out: the next colour to appear will be the weakest.
lesson-duel-potions-call = Now lead a potion. You call a colour with it, and Hyde must play that colour if he has it. You know that he has Pride: you gave it to him! Play 4+ and call Pride.
    .otherwise = That would be allowed too. But purple has the effect that is worth most here: play 4+ and call Pride.
lesson-duel-potions-purple = Four beats one. And purple, Pride, steals: along with this trick you took the one that Hyde had won before. Three to none!
lesson-duel-potions-envy = One colour is still to be tried: green. Lead Envy 3, and see what Hyde makes of it.
    .otherwise = Allowed, of course. But we have not seen green yet: lead Envy 3.
lesson-duel-potions-green = There is your 2+ again! Green, Envy, makes you both exchange two cards. For a Jekyll you are much too far ahead: give away your best, Wrath 6 and Wrath 7, so that Hyde must win some tricks.
    .otherwise = You may exchange any two. But think of the balance: Hyde should get your two highest Wrath cards.
lesson-duel-potions-effects = Those are the three effects, and the signs beside the colours remind you of them: red wipes out the ranks, purple steals a trick, green exchanges cards. What counts is the card really played, not the colour called.

lesson-duel-hyde = In Hyde’s shoes
    .known = Hyde wins as soon as the marker is on 10; almost all tricks will do, and so will almost none.
lesson-duel-hyde-count = Change chairs: now you are Hyde, in the last round. The marker stands on 4, so you need a difference of six: eight tricks to two, or two to eight. You have three, Jekyll has five, and two are left.
lesson-duel-hyde-choose = Two to eight it must be, so you have one trick too many. Jekyll leads Pride 5. Pride 6 would win, 2+ would lose; but what was it that purple does? Choose.
    .otherwise = Two to eight is what you need: which card loses this trick?
    .six = You took this trick, and Jekyll the last: six to four. The marker stops on 6, the three rounds are over, and Jekyll has won.
lesson-duel-hyde-last = A splendid theft! Jekyll won the trick, and purple made him take one of yours as well: you have two, he has seven. Now lose the last one: lay down Pride 6.
    .otherwise = It is your last card: lay it down.
lesson-duel-hyde-won = Two to eight: the marker jumps to 10, and Hyde has won, with two tricks! To be quite fair, play a return match: two games, each of you Hyde once, and whoever drives the marker farther wins.
