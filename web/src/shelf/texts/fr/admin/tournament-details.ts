import { MAX_TOURNAMENT_NAME_LENGTH, MIN_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { tournamentDetailsTexts as english } from '../../en/admin/tournament-details';
import type { Translated } from '../../translated';

export const tournamentDetailsTexts = {
  header: 'SAISISSEZ ICI LES DONNÉES DU TOURNOI',
  noDate: 'Aucune date trouvée',
  noName: 'Aucun nom trouvé',
  date: 'Date',
  name: 'Nom',
  nameHint: `Facultatif, ${MIN_TOURNAMENT_NAME_LENGTH} à ${MAX_TOURNAMENT_NAME_LENGTH} caractères`,
  edit: 'Modifier',
  create: 'Créer le tournoi',
  set: 'Définir le tournoi',
  save: 'Enregistrer les données',
  cancel: 'Annuler',
  created: 'Le tournoi a été créé',
  updated: 'Les données du tournoi ont été modifiées',
  toOptions: 'Gérer le tournoi',
  rules: {
    title: 'Points, égalités, fuseau horaire et langue',
    hint: 'Ces réglages conviennent à la plupart des tournois. Ne les changez que si le vôtre est différent.',
    points: 'Points',
    win: 'Pour une victoire',
    draw: 'Pour un match nul',
    loss: 'Pour une défaite',
    pointsInWords: (win, draw, loss) =>
      `${win} pour une victoire, ${draw} pour un match nul, ${loss} pour une défaite`,
    tieBreakers: 'En cas d’égalité de points',
    'goal-difference': 'D’abord la différence de buts',
    'goal-difference-hint':
      'La différence de buts de tous les matchs décide, puis les buts marqués, puis les confrontations directes. Usuel dans les tournois en salle suisses.',
    'head-to-head': 'D’abord les confrontations directes',
    'head-to-head-hint':
      'Seuls les matchs entre les équipes à égalité décident, puis la différence de buts et les buts de tous les matchs. Usuel dans les compétitions européennes.',
    language: 'Langue',
    languageHint:
      'Langue du site pour qui a un navigateur dans une autre langue que celles du site. Chacun peut en choisir une autre.',
    timeZone: 'Fuseau horaire',
    timeZoneHint: 'Là où se joue le tournoi. Les dates et heures des matchs sont celles de ce lieu.',
  },
  play: {
    title: 'Règles du match et noms des joueuses et joueurs',
    hint: 'Choisir ce qui convient le mieux. La page de la table de marque et le chronomètre suivent ces règles.',
    rules: 'Règles d’un match',
    'indoor-cup': 'Tournoi en salle 1 × 12 sans arrêt',
    'indoor-cup-hint':
      'Une mi-temps de douze minutes, sans arrêt du chronomètre\u202f; pas de prolongation, trois tirs au but par équipe.',
    futsal: 'Futsal 2 × 20 avec arrêts',
    'futsal-hint':
      'Deux mi-temps de vingt minutes, le chronomètre s’arrête avec le jeu\u202f; prolongation de 2 × 5, cinq tirs au but par équipe.',
    own: 'Valeurs propres',
    halves: 'Mi-temps',
    oneHalf: '1 mi-temps',
    twoHalves: '2 mi-temps',
    clock: 'Chronomètre',
    running: 'sans arrêt',
    stopped: 'avec arrêts',
    length: (halves, minutes) => `${halves} × ${minutes} min`,
    numbers: {
      minutesPerHalf: 'Minutes d’une mi-temps',
      extraTimeMinutes: 'Minutes d’une mi-temps de prolongation (0\u202f: aucune)',
      shootOutKicks: 'Tirs au but par équipe',
      foulLimit: 'Fautes d’une mi-temps sans tir à dix mètres',
      timeOuts: 'Temps morts par équipe et mi-temps',
      forfeitGoals: 'Buts d’une victoire par forfait',
    },
    players: 'Noms montrés au public',
    names: {
      initial: 'Prénom et initiale',
      'initial-hint': 'Anna K. Un nom d’un seul mot est montré tel quel.',
      full: 'Nom complet',
      'full-hint': 'Anna Keller. Demander l’accord\u202f: beaucoup sont mineurs.',
      number: 'Numéro',
      'number-hint': 'Le rang dans la liste de l’équipe.',
    },
    shortened:
      'Ce qui a été chargé ne peut pas être repris. Les pages ouvertes montrent la forme abrégée après quelques minutes\u202f; navigateurs et caches peuvent garder l’ancienne pendant un jour au plus.',
  },
} satisfies Translated<typeof english>;
