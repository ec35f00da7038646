import type { rulesTexts as english } from '../en/rules';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  tableRules: {
    title: 'Règlement du tournoi',
    about: 'Comment les classements sont établis, ce qui compte en plus, et ce que l’organisation a décidé.',
    tables: 'Classements',
    shown: 'Ce que tout le monde voit',
    shownNamed: {
      all: 'Résultats et classements',
      'no-tables': 'Résultats, sans classements',
      'no-results': 'Ni résultats ni classements',
    },
    shownHints: {
      all: '',
      'no-tables':
        'Ni classements, ni places, ni podium, ni tableau final, et aucune équipe gagnante n’est marquée\u202f: sur les pages, dans les aperçus et sur papier. Les groupes montrent leurs équipes par nom. Aucun match ne peut reprendre une équipe d’un groupe ou d’un autre match.',
      'no-results':
        'Comme ci-dessus, et sans scores\u202f: tout le monde voit quand un match se joue et qu’il a été joué. L’organisation et la table de marque voient et saisissent toujours les scores.',
    },
    points: 'Points',
    win: 'Pour une victoire',
    draw: 'Pour un match nul',
    loss: 'Pour une défaite',
    pointsInWords: (win, draw, loss) =>
      `${win} pour une victoire, ${draw} pour un match nul, ${loss} pour une défaite`,
    tieBreakers: 'En cas d’égalité de points',
    presets: {
      'goal-difference': 'D’abord la différence de buts',
      'head-to-head': 'D’abord les confrontations directes',
      'world-cup-26': 'Coupe du Monde FIFA 26',
      'uefa-futsal': 'UEFA futsal',
      'uefa-youth': 'Compétitions juniors de l’UEFA',
      'swiss-amateur': 'Ligues amateurs suisses',
      own: 'Ordre propre',
    },
    meanings: {
      'goal-difference':
        'La différence de buts de tous les matchs décide, puis les buts marqués, puis les confrontations directes. Usuel dans les tournois en salle suisses.',
      'head-to-head':
        'Les matchs entre les équipes à égalité décident, puis la différence de buts et les buts de tous les matchs. Usuel dans les compétitions européennes.',
      'world-cup-26':
        'Les confrontations directes décident, puis la différence de buts et les buts de tous les matchs, puis les cartons.',
      'uefa-futsal':
        'D’abord les confrontations directes, puis la différence de buts et les buts de tous les matchs\u202f; ensuite les tirs au but, si les deux équipes à égalité se sont rencontrées au dernier match, puis les cartons.',
      'uefa-youth':
        'Comme UEFA futsal\u202f; entre les groupes, seuls comptent les résultats entre les trois premières équipes de chaque groupe.',
      'swiss-amateur':
        'Les points de pénalité décident juste après les points, puis la différence de buts, les buts marqués et les confrontations directes.',
      own: 'Vous mettez les critères dans votre propre ordre.',
    },
    source: (source) => `Source\u202f: ${source}`,
    order: 'Ordre',
    criteria: {
      'goal-difference': 'Différence de buts',
      'goals-scored': 'Buts marqués',
      wins: 'Victoires',
      'away-goals': 'Buts à l’extérieur',
      'goal-quotient': 'Buts marqués divisés par buts encaissés',
      'head-to-head': 'Confrontations directes, à nouveau pour celles encore à égalité',
      'head-to-head-once': 'Confrontations directes, appliquées une seule fois',
      'head-to-head-away-goals': 'Confrontations directes, avec buts à l’extérieur',
      conduct: 'Fair-play (cartons ou points de pénalité)',
      kicks: 'Tirs au but après le dernier match de deux équipes',
    },
    decisionLast: 'Ce que l’organisation saisit, comme un tirage au sort, vient toujours en dernier.',
    awayHint: 'Les buts à l’extérieur ne départagent personne si les équipes ne se rencontrent qu’une fois.',
    add: 'Ajouter un critère',
    choose: 'Choisir',
    up: (line) => `Monter «\u202f${line}\u202f»`,
    down: (line) => `Descendre «\u202f${line}\u202f»`,
    remove: (line) => `Retirer «\u202f${line}\u202f»`,
    noCriteria: 'Choisissez au moins un critère.',
    comparison: 'Pour comparer des équipes de groupes différents',
    comparisonHint: 'Par exemple les meilleures troisièmes, si certaines se qualifient.',
    asPreset: 'Selon les règles choisies',
    ownComparison: 'Une autre comparaison',
    results: 'Résultats pris en compte',
    acrossOrder: 'Ordre entre les groupes',
    resultsNamed: {
      all: 'Tous les matchs',
      'level-sizes': 'Sans ceux contre les dernières équipes des plus grands groupes',
      'first-three': 'Seulement ceux entre les trois premières équipes de chaque groupe',
      'per-match': 'Tous les matchs, en points et buts par match',
    },
    pointsOnly: 'Les points seulement',
    conduct: 'Fair-play',
    conductHint: 'Moins il y a de points, mieux c’est.',
    scales: {
      preset: 'Selon les règles choisies',
      typed: 'Saisi pour chaque équipe',
      fifa: 'FIFA, selon les cartons',
      uefa: 'UEFA, selon les cartons',
      afc: 'AFC, selon les cartons',
      own: 'Nombres propres, selon les cartons',
    },
    cards: {
      yellow: 'Jaune',
      secondYellow: 'Deuxième jaune',
      red: 'Rouge',
      yellowAndRed: 'Jaune puis rouge',
    },
    officials: 'Les cartons du staff comptent aussi',
    onlyPlayers: 'sans le staff',
    forfeit: 'Buts d’une victoire par forfait',
    forfeitOf: (stage, goals) => `${stage}\u202f: ${goals}, selon ses propres règles`,
    forfeitPlace: 'Ils font partie des règles du match, dans les données du tournoi.',
    change: 'Modifier le règlement',
    save: 'Enregistrer le règlement',
    cancel: 'Annuler',
    saved: 'Le règlement a été enregistré',
    effect: {
      title: 'Ce que cela change',
      none: 'Aucun rang ne change.',
      place: (team, before, after) => `${team}\u202f: de ${before} à ${after}`,
      side: (match, before, after) => `${match}\u202f: ${after} au lieu de ${before}`,
      nobody: 'personne encore',
      more: (count) => (count === 1 ? 'Un autre changement' : `${count} autres changements`),
    },
    cardCounts: {
      title: 'Cartons des matchs plus anciens',
      about:
        'Les matchs terminés avant que les cartons et les buteurs soient comptés n’ont pas encore de chiffres. Leurs feuilles de match les connaissent.',
      count: 'Compter les cartons des matchs plus anciens',
      counted: 'Les cartons sont comptés',
      inPart: (counted: number, played: number) =>
        `Les cartons de ${counted} des ${played} matchs de groupe joués sont comptés. Un match sans feuille de match n’en a pas.`,
    },
    teams: {
      title: 'Points par décision',
      about: 'Un retrait ou un bonus compte dans chaque classement de l’équipe. Tout le monde lit le motif.',
      aboutConduct: 'Les points de pénalité se saisissent ici aussi\u202f; moins il y en a, mieux c’est.',
      team: 'Équipe',
      record: 'Saisir des points',
      change: (team) => `Modifier les points de ${team}`,
      points: 'Points par décision',
      pointsHint: 'Sous zéro pour un retrait\u202f: −3. Vide s’il n’y en a pas.',
      note: 'Motif, visible par tout le monde',
      conduct: 'Points de pénalité',
      conductHint: 'Moins il y en a, mieux c’est. Vide s’il n’y en a pas.',
      kept: (points) => `Saisi plus tôt, ne compte pas maintenant\u202f: ${points}`,
      wrongPoints: 'Un nombre entier de −99 à 99, sauf 0.',
      wrongNote: 'Indiquez un motif de 100 caractères au plus.',
      wrongConduct: 'Un nombre entier de 0 à 999.',
      save: 'Enregistrer les points',
      saved: 'Les points ont été enregistrés',
      none: 'Aucun point n’a été saisi.',
    },
  },
  cards: {
    title: 'Cartons et suspensions',
    about:
      'Seule l’organisation voit ces listes. La table de marque voit qui est suspendu pour ses matchs, et les cartons du match en cours. Qui a quitté son équipe n’est dans aucune liste.',
    suspensions: 'Suspensions',
    noRules:
      'Personne n’est suspendu d’office. Fixez les suspensions dans les données du tournoi, sous «\u202fButeurs et suspensions\u202f».',
    toDetails: 'Aux données du tournoi',
    nobody: 'Personne n’est suspendu.',
    nextMatch: 'Prochain match (aucun connu)',
    misses: 'Manque',
    missed: 'A manqué',
    reason: 'Motif',
    reasons: { 'second-yellow': 'deuxième jaune', red: 'rouge', cautions: 'avertissements' },
    hasPlayed:
      'La feuille de ce match nomme pourtant cette personne. Vérifiez, et décidez s’il faut attribuer le match.',
    suspended: 'Suspension',
    list: 'Cartons par personne',
    none: 'Personne n’a de carton. Les feuilles de match les apportent dès qu’un match est terminé.',
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const rulesTexts: WithAllArguments<typeof english, typeof texts> = texts;
