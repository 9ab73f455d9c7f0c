### Learning: the page of lessons, and the frame of one. What a lesson says is in lesson-<game>.ftl.

page-learn-title = Learn to play
page-learn-under = Take a chair. Mr. Utterson deals, you play, and each card teaches one thing.
page-learn-lessons = The lessons
page-learn-minutes = About { $minutes } minutes
page-learn-partners = Play a whole hand: ask for cards, break ties, transform, and multiply your points.
page-learn-duel = Play both roles: find out why Jekyll loves a level score, and what a potion can do.
page-learn-london = Walk through the fog as Hyde and as Jekyll: what a step costs, and how a cure is found.
page-learn-progress = { $done ->
    [0] Not started yet
   *[other] { $done } of { $all } chapters done
}
page-learn-begin = Begin
page-learn-resume = Continue
page-learn-few-minutes = Learn in a few minutes
page-learn-page = The lesson
page-learn-chapter = Chapter { $number } of { $all }
page-learn-chapters = Chapters
page-learn-done = done
page-learn-watch = Watch the table…
page-learn-your-move = Your move, on the table
page-learn-early = Read on first: press “Continue”, and it will soon be your move.
page-learn-rule = Rule { $rule }
page-learn-back = Back
page-learn-next = Continue
page-learn-show = Show me
page-learn-at-once = Skip
page-learn-take-back = Take it back
page-learn-restart = Start again
page-learn-leave = Leave the lesson
page-learn-finished = That is the whole game
page-learn-you-know = What you know now
page-learn-play = Play now, against easy opponents
page-learn-others = The other lessons
