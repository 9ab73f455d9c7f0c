### The rulebook in the page. Its rules are in rules-GAME.ftl.

page-rules-title = The rules of { $game }
page-rules-rulebook = Rulebook
page-rules-books = Rulebooks
page-rules-home = Home
page-rules-book-partners = Partners
page-rules-book-duel = Duel
page-rules-book-london = London
page-rules-search = Search the rules: a word, or a number such as D3.2
page-rules-found = { $count ->
    [0] No rule holds these words.
    [one] One rule holds these words.
   *[other] { $count } rules hold these words.
}
page-rules-nothing = Nothing here. Try a shorter word, or empty the field to see all rules.
page-rules-contents = Chapters
page-rules-tips = Good advice
