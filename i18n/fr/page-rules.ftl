### Le livret de règles dans la page. Ses règles sont dans rules-GAME.ftl.

page-rules-title = Les règles de { $game }
page-rules-rulebook = Livret de règles
page-rules-books = Livrets de règles
page-rules-home = Accueil
page-rules-book-partners = Partenaires
page-rules-book-duel = Duel
page-rules-book-london = Londres
page-rules-search = Chercher dans les règles : un mot, ou un numéro comme D3.2
page-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle contient ces mots.
   *[other] { $count } règles contiennent ces mots.
}
page-rules-nothing = Rien trouvé. Essayez un mot plus court, ou videz le champ pour voir toutes les règles.
page-rules-contents = Chapitres
page-rules-tips = Bons conseils
