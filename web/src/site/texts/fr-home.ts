import type { homeTexts as english } from './en-home';
import { reasonWords } from '../../shelf/texts/fr-reasons';
import type { Translated, WithAllArguments } from '../../shelf/texts/translated';

/** The words with which the ranking of the best on a place says what counts. */
const acrossCriteria = {
  'goal-difference': 'la différence de buts',
  'goals-scored': 'les buts marqués',
  wins: 'le nombre de victoires',
  conduct: 'le fair-play',
};

const acrossResults = {
  all: '',
  'level-sizes': '\u202f; les résultats contre la dernière équipe d’un groupe plus grand ne comptent pas',
  'first-three': '\u202f; seuls comptent les résultats entre les trois premières équipes d’un groupe',
  'per-match': '\u202f; le tout par match joué',
};

const texts = {
  carousel: {
    previous: 'Précédent',
    next: 'Suivant',
    pause: 'Pause',
    play: 'Lecture',
  },
  cupState: {
    firstMatches: 'Premiers matchs',
    today: 'Aujourd’hui',
    nextDay: 'Prochaine journée',
    final: 'La finale',
    way: 'Le chemin vers le titre',
    myTeam: 'Mon équipe',
    next: 'Prochain match',
    last: 'Dernier match',
    place: (position, group, points) =>
      `${group}\u202f: rang ${position}, ${points < 2 ? `${points} point` : `${points} points`}`,
    leadsTo: (stage) => `Qualifie pour\u202f: ${stage}`,
    leadsBestTo: (stage) => `Qualifie pour\u202f: ${stage}, parmi les meilleures équipes de ce rang`,
    bestOfPlace: (place) => `Les meilleures équipes au rang ${place}`,
    bestOfPlaceRule: ({ criteria, results }) =>
      `${['Comptent les points', ...criteria.map((criterion) => acrossCriteria[criterion])].join(', puis ')}${acrossResults[results]}.`,
    bestOfPlaceOpen: 'Reste ouvert tant que des équipes à égalité à ce rang ne sont pas départagées.',
    table: {
      title: 'Classement',
      empty: 'Pas encore de classement',
      columns: {
        position: ['R', 'Rang'],
        team: ['Équipe', 'Équipe'],
        played: ['J', 'Matchs joués'],
        wins: ['G', 'Matchs gagnés'],
        draws: ['N', 'Matchs nuls'],
        losses: ['P', 'Matchs perdus'],
        goals: ['Buts', 'Buts marqués et encaissés'],
        difference: ['+/-', 'Différence de buts'],
        points: ['Pts', 'Points'],
      },
      byDecision: (team, points, note) => `* ${team}\u202f: ${points} points par décision. ${note}`,
      why: (team) => `Pourquoi ${team} occupe ce rang`,
    },
    reasons: reasonWords,
  },
  scorers: {
    title: 'Buteuses et buteurs',
    player: 'Nom',
    goals: 'Buts',
    all: (count) => `Afficher les ${count}`,
    fewer: 'Afficher moins',
    fairPlay: 'Classement du fair-play',
    cards: {
      yellow: ['J', 'Cartons jaunes'],
      secondYellow: ['2J', 'Deuxièmes cartons jaunes'],
      red: ['R', 'Cartons rouges'],
    },
    rule: ({ yellow, secondYellow, red, yellowAndRed }) =>
      `Le moins de points en tête\u202f: jaune ${yellow}, deuxième jaune ${secondYellow}, rouge ${red}, jaune puis rouge ${yellowAndRed}.`,
    typed: 'Le moins de points en tête, tels que l’organisation les a saisis.',
    inPart: 'Les cartons de certains matchs n’ont pas été comptés.',
  },
  sample: {
    title: 'Exemple',
    stage: 'Finale',
    note: 'Tel sera le score dès le premier coup d’envoi.',
  },
  gallery: {
    title: 'Galerie',
    open: (alt) => `Agrandir\u202f: ${alt}`,
  },
  pictures: {
    kickOff: 'Deux équipes au coup d’envoi, vues d’en haut',
    goal: 'Un ballon file dans la lucarne d’un but',
    trophy: 'Une coupe dorée sous une pluie de confettis',
    ball: 'Un ballon sur le parquet d’une salle de sport',
    stand: 'Une tribune comble sous les projecteurs',
    shirts: 'Des maillots dans un vestiaire',
    scoreboard: 'Un tableau d’affichage\u202f: trois à deux',
    whistle: 'Un sifflet, un carton jaune et un rouge',
  },
} satisfies Translated<typeof english>;

/** The texts below the first view of the home page. */
export const homeTexts: WithAllArguments<typeof english, typeof texts> = texts;
