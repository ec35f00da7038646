import type { Stories } from './stories';

export const stories: Stories = {
  paragraphs: {
    'five-against-five': [
      'Un terrain de futsal mesure 40 mètres sur 20. On y joue à cinq contre cinq\u202f: le but n’est donc jamais à plus de deux passes. Le ballon est d’une taille plus petit qu’un ballon de football et rebondit trois fois moins haut. Il reste au sol, et le jeu aussi.',
      'Puis il y a le temps. Une rentrée de touche, un corner ou un coup franc se joue dans les quatre secondes, et personne ne peut garder le ballon plus longtemps dans les buts de son propre camp. Les équipes qui ont besoin de réfléchir le perdent contre celles qui se sont exercées à s’en passer.',
      'Les changements se font au vol\u202f: une personne sort, une autre entre, et le jeu continue. C’est pourquoi un contingent de douze rentre aussi fatigué que onze personnes après nonante minutes sur l’herbe, et pourquoi le banc est l’endroit le plus bruyant de la salle.',
    ],
    'the-sixth-foul': [
      'À chaque mi-temps, l’arbitrage compte les fautes sanctionnées d’un coup franc direct et les annonce à la table. Jusqu’à la cinquième, la défense peut former un mur. Dès la sixième, plus question\u202f: le ballon est à dix mètres, et il n’y a plus que la gardienne devant le but.',
      'Les bonnes équipes connaissent leur compte sans regarder. Elles font leurs fautes tôt et loin du but, ou défendent les dernières minutes d’une mi-temps les mains dans le dos. Les très bonnes poussent l’autre équipe à la sixième.',
      'Le compte repart à zéro après la pause et se poursuit de la deuxième mi-temps à la prolongation. Si toute une tribune compte à haute voix jusqu’à cinq, on sait maintenant pourquoi le silence suit.',
    ],
    'a-hall-in-an-afternoon': [
      'À deux heures de l’après-midi, la salle appartient encore au club de badminton. À trois heures, nous avons emprunté son sol et collons les lignes qui nous manquent\u202f: le deuxième point de penalty, les zones de changement, les cinq mètres du corner.',
      'Les buts montent de la cave en pièces et sont vissés au mur, car un but qui peut basculer n’en est pas un. Quelqu’un essaie la sirène et s’excuse auprès de la bibliothèque voisine. La tribune se déplie avec le grincement que tout le monde ici a fini par aimer.',
      'À sept heures, la machine à café tourne, la première équipe s’échauffe et le tableau affiche 0 à 0. Tout ce qui suit est du football.',
    ],
    'reading-the-table': [
      'Trois points pour une victoire, un pour un match nul\u202f: tout le monde le sait. Les questions commencent quand deux équipes en ont autant. Nos classements y répondent dans l’ordre choisi par le tournoi, et un petit signe à côté de l’équipe dit quelle réponse a compté.',
      'Si la différence de buts vient d’abord, chaque but compte jusqu’à la dernière seconde, même à cinq à zéro. Si c’est la confrontation directe, l’après-midi où les deux se sont rencontrées décide. Quand trois équipes sont à égalité, leurs matchs forment un classement à part.',
      'Et si rien ne les départage\u202f? Alors on tire au sort, devant les deux équipes. Cela arrive moins souvent qu’on ne le craint, et c’est plus juste qu’une dispute.',
    ],
    'first-training': [
      'À prendre\u202f: des chaussures à semelle plate qui ne marquent pas, des protège-tibias et plus d’eau qu’on ne croit. La salle prête un dossard et un ballon. Qui vient de l’herbe voudra contrôler avec l’intérieur du pied. Avec la semelle, c’est mieux\u202f: c’est la première chose que nous montrons, et la dernière qu’on oublie.',
      'À oublier\u202f: les postes. Au futsal, la défense attaque et l’attaque défend, souvent dans les mêmes dix secondes. Ce qui compte, c’est le mouvement après la passe\u202f: passer, courir, et le ballon revient.',
      'Nous nous entraînons le mardi et le jeudi à sept heures et demie du soir. On peut commencer à tout moment de la saison, et jamais personne n’a dû rentrer pour avoir manqué un but vide.',
    ],
    'a-night-for-the-cup': [
      'Deux partout après quarante minutes, deux partout après la prolongation. La moitié de la salle s’était déjà mise derrière un but, l’autre moitié derrière l’autre, et la sirène de la table n’avait plus de voix.',
      'La séance de tirs au but est rapide au futsal\u202f: six mètres, un pas, un côté. La gardienne qui l’a gagnée nous a dit ensuite qu’elle n’avait rien deviné. Elle avait observé les tireuses à l’échauffement et retenu de quel côté chacune aime tirer.',
      'La coupe a fait le tour jusqu’à deux heures du matin. Elle fuit un peu à l’anse gauche, c’est pourquoi on la passe toujours vers la droite. Pour voir qui l’emporte cette année, rendez-vous à la salle.',
    ],
  },
  comments: {
    family:
      'Nous sommes venus à cinq et restés jusqu’à la finale. Depuis, ma fille compte jusqu’à quatre à chaque rentrée de touche, aussi à table.',
    answer: 'Amène-la mardi\u202f! Les moins de 12 ans cherchent toujours quelqu’un qui sait compter.',
    sole: 'Le contrôle avec la semelle est bien expliqué. Je joue dehors depuis vingt ans et ne l’avais jamais fait exprès.',
    coffee: 'Y aura-t-il de nouveau du café\u202f? Je demande pour toute une équipe.',
  },
};
