### The lesson of london. `lessons/london.json` has its steps; each chapter and each step has its message here.

lesson-london-night = Hyde’s first night
    .known = Every action costs points, and each token pays one; what one side spends, the other gets. Hyde pays for the location he enters, and acts there only once until he has entered another grey one.
lesson-london-night-tokens = Night falls on London. Jekyll and Hyde share one body, so they share one pawn; tonight you are Hyde. These twelve tokens are your strength: whatever you do costs points, each token pays one, and what you spend goes to Jekyll.
lesson-london-night-vice = You stand at the laboratory, a grey location: just right for a vice. It costs three points and brings you a card. Choose Commit Vice.
    .otherwise = You could do that. But draw a card first, as long as you are here: choose Commit Vice.
lesson-london-night-again = A Wrath card! One more? Press Commit Vice again: it is refused, and the broken cane at the laboratory says why. Hyde acts once at a location, and there again in the same turn only after he has entered another one that is grey.
lesson-london-night-move = So on you go. The paths are all alike to Hyde, the locations are not: white ones cost two points, grey ones one. Go to the by-street door.
    .otherwise = You may. But we want to go to Soho, and the way there leads past the by-street door.
lesson-london-night-soho = A white location: Hyde can do hardly anything here, and the mark still lies at the laboratory, for a white location renews nothing. Soho, next door, is grey and costs only one point. Go there.
    .otherwise = Allowed, but expensive. Soho is grey: only one point.
lesson-london-night-grey = A grey location: here you can act. And look at the laboratory: the mark is gone. As you have entered another grey location, you could act there again too.
lesson-london-night-set = Why collect cards? Three of one colour, handed in at a grey location, turn a token of that colour black. Three black tokens of one colour, and Hyde has won. So commit another vice!
    .otherwise = There is time for that later. First the second card: Commit Vice.
lesson-london-night-away = Where Hyde stops, Jekyll must begin. So leave the pawn far from his laboratory: one more step, to Covent Garden. Your last token goes to Jekyll anyway.
    .otherwise = You may. But every step away from the laboratory costs Jekyll a step back: go to Covent Garden.
lesson-london-night-turn = You pass, and even your last token goes over. The pawn turns its other face, day breaks, and Jekyll has all twelve.

lesson-london-day = Jekyll’s first day
    .known = Jekyll pays for the path; he takes tiles, and the recipe that is on none of them is the cure.
lesson-london-day-streets = Now you are Jekyll, and your tokens have colours: three of each. The location is nothing to him, he pays for the path: white ones cost one point and are safe; on dashed grey and dotted black ones there may be trouble.
lesson-london-day-grey = Soho has something to tell you. The path to it is grey: one point, but Hyde may play a card against you. Go all the same.
    .otherwise = You may go there. But what we are looking for lies in Soho.
lesson-london-day-pay = He does play one: Wrath. So you pay one point more, and it must be a red one. If Jekyll cannot pay a colour that is demanded, his turn is over. You can: pay.
    .otherwise = That would do, too. Take the payment that is proposed: it leaves you as many colours as possible.
lesson-london-day-research = A tile lies here, face down. Research costs three points; then it is yours, and only you see what it says. Choose Research.
    .otherwise = Later. First take the tile that lies here: choose Research.
lesson-london-day-notebook = Three times Wrath: a recipe, but not the cure! Each vice has four recipes: three lie about London, and the one that is missing is the cure. Your notebook crosses out what you find.
lesson-london-day-black = From Soho a black path leads straight to the British Museum. First a token is drawn from the bag, and you must pay one point in its colour. You still have all four colours, so dare it!
    .otherwise = That is a good way, too. But try the black path to the British Museum for once.
lesson-london-day-second = Yellow was drawn, and yellow you had. And look: another tile. Jekyll has two actions on each visit: research once more.
    .otherwise = First the tile: choose Research.
lesson-london-day-left = Two Wrath recipes are crossed out. One more Wrath tile, somewhere in London, and you know the cure.

lesson-london-answers = Answering Hyde
    .known = With cards you can hinder the other side: whiten a location, or raise the cost of a step.
lesson-london-answers-mix = The next day, in your laboratory. You have found a third Wrath tile, so only one recipe is left. Now you need cards: Mix Potion costs three points and brings two.
    .otherwise = Not yet. First some cards: choose Mix Potion.
lesson-london-answers-whiten = Night again. Hyde has cards and stands on a grey location: you can guess what he is up to. But on his turn you may play cards, each to whiten a grey location. Lift an Envy card, and choose the laboratory under his feet.
    .otherwise = That is possible. But Hyde stands on the laboratory, and there he must be stopped. Your Envy cards are the ones that you can spare.
    .decline = He hands in three Wrath cards on the spot: a token turns black. And he has six points left for more mischief.
lesson-london-answers-raise = On a white location he could do nothing but leave. Now he is making for Soho, and Soho is grey. Play your other Envy card, and that step costs him two instead of one.
    .otherwise = You may. But Lust and Pride are needed for the cure: better spend Envy.
lesson-london-answers-black = In Soho he did hand in three Wrath cards, and the first Wrath token is black. But it cost him dearly: two tokens are all he has left. For you it takes two black tokens to pay one point.

lesson-london-cure = The cure
    .known = Three right cards at the laboratory cure a vice; the fourth cure wins for Jekyll.
lesson-london-cure-mix = By day you are back in the laboratory. Your notebook leaves one recipe for Wrath, and you hold its cards: Wrath, Lust and Pride. Choose Mix Alleviation, for six points, and hand in these three.
    .otherwise = You could. But the cure of Wrath is within your reach: Mix Alleviation, with Wrath, Lust and Pride.
    .wrong = The wrong mixture! Three tokens are drawn from the bag, and each turns a token of its colour black. Twice Wrath, and one was black already: three, and Hyde has won. So never guess when you can know.
lesson-london-cure-whites = Wrath is cured! You may put two white tokens into the bag: when one of them comes out, it does you no harm. Do so.
    .otherwise = You may leave it. But white tokens make black paths and failed mixtures milder: put them in.
lesson-london-cure-race = One cure is made, three more to find: with the fourth, Jekyll wins. And once a colour is cured, Hyde needs four cards of it instead of three.

lesson-london-end = The last night
    .known = Sets of one colour turn tokens black; the third of a colour wins for Hyde.
lesson-london-end-brink = Another game, and you are Hyde again. Jekyll has mixed a cure on a mere guess: wrong, and three tokens turned black for it. Two of Envy are black now. One more, and you have won.
lesson-london-end-vice = You hold two Envy cards and need three. Commit a vice, and hope for Envy once more.
    .otherwise = Time is short. Draw a card first: Commit Vice.
lesson-london-end-spent = Envy! Three in your hand, nine tokens left, and Gain Resistance costs six. Press it: refused. You have acted at Whitechapel, and must enter another grey location first.
lesson-london-end-tower = The Tower is grey, and one point takes you there. Go, and watch the mark at Whitechapel.
    .otherwise = You could go that way. But the Tower is next door, and it is grey: go there.
lesson-london-end-back = Jekyll plays his last card: a white token under your feet, and at the Tower nothing can be done any more. But it was grey when you entered it, and that is what counts: the mark at Whitechapel is gone. Go back!
    .otherwise = You may. But Whitechapel is where you can act again: go back there.
lesson-london-end-resist = Back at Whitechapel, and you can act here once more. Seven tokens are left, and Gain Resistance costs six. Now!
    .otherwise = Tomorrow it would be too late: Gain Resistance!
lesson-london-end-won = The third Envy token is black, and Hyde has won. Had Jekyll made his fourth cure first, the game would have been his. Now it is your turn, on whichever side you like.
