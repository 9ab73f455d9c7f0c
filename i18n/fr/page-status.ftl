### Comment va le serveur, et ce qu’il garde de la personne qui regarde.

page-status-title = Le serveur
page-status-ready = Tout va bien
    .advice = Chaque coup est enregistré avant que la réponse ne parte.
page-status-full = Le disque est plein
    .advice = Les parties en cours devront peut-être attendre que l’on fasse de la place. Ce qui a été joué est en sûreté.
page-status-hangs = Le disque ne répond pas
    .advice = Les coups ne peuvent pas être enregistrés pour l’instant. Ce qui a été joué est en sûreté ; réessayez dans une minute.
page-status-closed = Le serveur s’arrête
    .advice = Il revient dans un instant. Ce qui a été joué est en sûreté.
page-status-unreachable = Le serveur ne répond pas
    .advice = Il redémarre peut-être, ou vous êtes hors ligne. Cette page continue de demander.
page-status-playing = Parties en cours
page-status-sockets = Personnes aux tables
page-status-over = Parties terminées, conservées
page-status-up = En marche depuis
page-status-hours = { $hours ->
    [0] moins d’une heure
    [one] une heure
   *[other] { $hours } heures
}
page-status-version = Version
page-status-data = Vos données
    .advice = Enregistrez tout ce que ce serveur garde de vous, ou faites-le supprimer. Vos places ne seront alors plus à personne, les tables où il n’y avait que vous disparaîtront, et vous n’aurez plus de nom dans les parties des autres.
page-status-data-save = Enregistrer mes données
page-status-forget = Supprimer tout ce qui me concerne
page-status-forget-sure = Vraiment tout supprimer
page-status-forgotten = Ce serveur ne sait plus rien de vous.
