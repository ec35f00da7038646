import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';
import type { printTexts as english } from '../en/print';

const texts = {
  print: {
    title: 'Imprimer',
    about:
      'Tout est fait pour le format A4 en hauteur, sans couleur. Chrome et Edge numérotent les pages\u202f; Firefox et Safari le font dans leur fenêtre d’impression.',
    what: 'Que faut-il imprimer',
    kinds: {
      fixtures: 'Calendrier des matchs',
      'court-day': 'Journée d’un terrain, pour sa porte',
      tables: 'Classements',
      bracket: 'Tableau final',
      standings: 'Classement final',
      sheets: 'Feuilles de match',
      certificates: 'Diplômes',
      poster: 'Affiche avec code QR',
    },
    fields: {
      category: 'Catégorie',
      court: 'Terrain',
      day: 'Jour',
      stage: 'Phase',
    },
    all: {
      category: 'Toutes les catégories',
      court: 'Tous les terrains',
      day: 'Tous les jours',
      stage: 'Toutes les phases',
    },
    print: 'Imprimer',
    preview: 'Ce qui est imprimé',
    unknown: 'Ce tournoi n’a rien de tel. Veuillez choisir à nouveau.',
    empty: {
      fixtures: 'Il n’y a aucun match à imprimer.',
      'court-day': 'Il n’y a aucun match avec un terrain à imprimer.',
      tables: 'Il n’y a aucun classement à imprimer.',
      bracket: 'Il n’y a aucun tableau final à imprimer.',
      standings: 'Il n’y a aucun rang connu à imprimer.',
      sheets: 'Il n’y a aucun match à imprimer.',
      certificates: 'Il n’y a aucune équipe à imprimer.',
    },
    tablesOff: (names) =>
      `Tout le monde voit cela sans classements ni rangs, et c’est imprimé ainsi\u202f: ${names}.`,
    columns: {
      position: 'R',
      team: 'Équipe',
      played: 'J',
      wins: 'G',
      draws: 'N',
      losses: 'P',
      goals: 'Buts',
      difference: '+/-',
      points: 'Pts',
    },
    match: {
      time: 'Heure',
      number: 'N°',
      local: 'Équipe',
      score: 'Résultat',
      visitor: 'Équipe',
      court: 'Terrain',
      stage: 'Phase',
      referee: 'Arbitrage',
    },
    place: (place) => (place === 1 ? '1er rang' : `${place}e rang`),
    sheet: {
      title: 'Feuille de match',
      shirt: 'N°',
      player: 'Nom',
      yellow: 'J',
      red: 'R',
      suspended: 'suspension',
      goal: 'Numéro et minute de chaque but',
      timeOuts: 'Temps morts',
      halfTime: 'Mi-temps',
      normalTime: 'Fin du temps réglementaire',
      extraTime: 'Prolongation',
      kicks: 'Tirs au but',
      remarks: 'Remarques',
      captain: (team) => `Capitaine\u202f: ${team}`,
    },
    certificate: {
      title: 'Diplôme',
      took: 'a participé',
    },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const printTexts: WithAllArguments<typeof english, typeof texts> = texts;
