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
    [0] No rule contains these words.
    [one] One rule contains these words.
   *[other] { $count } rules contain these words.
}
page-rules-nothing = Nothing found. Try a shorter word, or clear the field to see all the rules.
page-rules-contents = Chapters
page-rules-tips = Good advice
