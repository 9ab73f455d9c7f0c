### The lesson of partners. `lessons/partners.json` has its steps; each chapter and each step has its message here.

lesson-partners-trick = Your first trick
    .known = Everybody puts down one card of their own side, and the highest of the four takes the trick.
lesson-partners-trick-teams = Good evening! Hastie, across the table, is your partner. You two play for Dr. Jekyll, whose sign is the flask; Carew and Maw play for Mr. Hyde, the top hat.
lesson-partners-trick-lead = On your turn, you put one card of your own side in front of you, so you need a flask. Lead Dr. Jekyll: he is an A, and no character beats an A.
    .otherwise = That is allowed, and some other evening you may try it. But you want this first trick, and only the A is sure to win it: play Dr. Jekyll.
    .scene = Mr. Hyde, an A, beats your scene, and seventeen points have gone to the other side. Scenes are rich but weak: lead something strong.
lesson-partners-trick-won = Your A was the highest of four, so your team takes all of them. Hastie saw you winning and gave his richest card, worth 7. Whoever wins a trick leads the next.
lesson-partners-trick-rank = This is the order of the cards: characters from A to E, then scenes, which all carry an F, then deeds. A flask is no stronger than a hat; the side of a card does not matter here.

lesson-partners-asking = Asking
    .known = You may ask anybody for a card. It counts as yours, but the other chooses which.
lesson-partners-asking-backs = You cannot see what the others hold, but the backs of their cards tell you the side. Hastie still has five flasks, Carew three, and Maw none at all.
lesson-partners-asking-ask = And this is what the game turns on: instead of playing a card yourself, you may ask any other player for one. Save your own flasks, and ask Hastie.
    .otherwise = That is allowed. But try the other way to put down a card: ask your partner Hastie.
    .opponent = Carew has to give, but he chooses what. He hands you Remorse, your own best deed and the lowest kind of card, and at once plays higher. Ask opponents when you have little to lose.
lesson-partners-asking-counts = Hastie may not refuse, but the choice was his: Dr. Lanyon, a C. The card lies in front of you and counts as if you had played it.
lesson-partners-asking-deed = Won again! And Hastie has slipped in something precious: Charity, a deed of your own side. Deeds bring no points, they multiply them. Until now you had 12 times 0; now it is 14 times 1.

lesson-partners-asked = Being asked, and ties
    .known = Whoever is asked chooses freely; among equal cards the first one played wins.
lesson-partners-asked-lead = Your lead once more. Carew has already parted with two characters, so risk a scene: The Red Baize Door is worth 6 points.
    .otherwise = That is allowed. But keep your characters for later, and lead your scene, the 6.
lesson-partners-asked-choose = Carew spares his own cards and asks you for a hat. You must give him one, but you choose which. A character would win the trick for him: give him Murder, a deed, the lowest there is.
    .otherwise = That is allowed, but it does not help you. Give him Murder.
    .utterson = Mr. Utterson, a B, now counts for Carew and beats your scene: fourteen points for Hyde, and you have paid for them.
lesson-partners-asked-tie = Three scenes lay there: 6, 3 and 4. Their numbers are points, not strength, for all scenes are equal in rank. Among equals the first one played wins: yours! And Hyde’s Murder lies in your pile, where it multiplies nothing.

lesson-partners-transformation = The transformation
    .known = With a transformation in it nobody wins a trick: the cards stay, and its seat leads.
lesson-partners-transformation-lead = You lead, and have little to lose. Keep your good cards and ask Carew this time: let him spend one of his flasks.
    .otherwise = That is allowed. But save your own cards for what is coming, and ask Carew.
lesson-partners-transformation-rescue = Trouble! On his own turn Carew has put down Mr. Hyde, an A. Hastie cannot beat that and asks you. You hold the one card that saves this trick: the Transformation.
    .otherwise = That is allowed, but it does not save the trick. Play the Transformation.
    .utterson = A B does not beat an A. Hyde takes the trick, and your Mr. Utterson with it.
lesson-partners-transformation-carried = With a Transformation in the trick, nobody wins it. The four cards stay on the table until the next trick decides. This one lies in front of Hastie, so Hastie leads.
lesson-partners-transformation-again = And Maw has played the other one! So nobody wins this trick either. Both A’s are gone, you hold a B, and the heap will soon be yours: add Mercy, your deed times 2.
    .otherwise = That is allowed. But you will win the heap with your B, so put your deed Mercy into it now.
lesson-partners-transformation-eight = Now eight cards lie in the middle, and the next trick takes them all. The second Transformation lay in front of Maw, so Maw has led: a scene.

lesson-partners-twelve = Twelve cards at once
    .known = Whoever wins the next trick also takes all the cards that have stayed on the table.
lesson-partners-twelve-win = Both A’s are gone, and nothing beats a B. Now is the time: play Mr. Utterson!
    .otherwise = That is allowed. But twelve cards are at stake: play Mr. Utterson.
lesson-partners-twelve-give = Carew asks you for a hat, and you have only one: the other Mr. Utterson. You must give him up. Do you remember how it was with the scenes?
    .otherwise = You have to give the only hat you hold.
lesson-partners-twelve-first = B against B, and yours lay there first: you win. Twelve cards come to you, and your Mercy is among them.

lesson-partners-score = Points times deeds
    .known = A team scores its points times the sum of its own deeds; without any deed it scores nothing.
lesson-partners-score-empty = The last trick, and your hand is empty. You still have your turn: by asking. Only Carew has any flasks left.
    .otherwise = Only Carew holds a flask now: ask him.
lesson-partners-score-points = The hand is over. First count the points: each scene its number, each character 1, whichever side they belong to. You have taken 58 of all 60.
lesson-partners-score-product = Then add up the deeds of your own side: Charity 1 and Mercy 2 make 3. And 58 times 3 is 174! With Remorse it would have been twice as much, but Hyde took that in the last trick.
lesson-partners-score-end = Hyde has 2 points times 2, for Recklessness: 4. Hand after hand is dealt, until a team has 1000.

lesson-partners-ghost = Three players and a ghost
    .known = With three players, one plays alone for Hyde, and also plays the open cards of a ghost.
lesson-partners-ghost-alone = Three can play, too. This time you are alone, for Mr. Hyde, against both others. But across from you sits a ghost: its cards lie open for all to see, and you play them.
lesson-partners-ghost-lead = On your turn you may use a hat from your own hand or from the ghost’s. Lead the ghost’s Mr. Hyde: he will lie in front of you.
    .otherwise = That is allowed. But see how it goes with the ghost: play its Mr. Hyde.
lesson-partners-ghost-turn = Now it is the ghost’s turn, and you decide again. Your A is winning, so this is a safe place for a deed of your own: add Recklessness, times 2.
    .otherwise = That is allowed. But a deed is safe in a trick that you are winning: add Recklessness.
lesson-partners-ghost-won = Yours, the deed included! After each hand the places change, so that everybody plays alone now and then, and everybody keeps a total of their own.
