import { MAX_TOURNAMENT_NAME_LENGTH, MIN_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';

export const tournamentDetailsTexts = {
  header: 'SET THE TOURNAMENT DETAILS HERE',
  noDate: 'No date found',
  noName: 'No name found',
  date: 'Date',
  name: 'Name',
  nameHint: `Optional, ${MIN_TOURNAMENT_NAME_LENGTH} to ${MAX_TOURNAMENT_NAME_LENGTH} characters`,
  edit: 'Edit',
  create: 'Create tournament',
  set: 'Set tournament details',
  save: 'Edit tournament details',
  cancel: 'Cancel',
  created: 'Tournament has been created',
  updated: 'Tournament details have been updated',
  toOptions: 'Tournament options',
  rules: {
    title: 'Points, ties, time zone and language',
    hint: 'They are set as most cups have them. Change them only if yours is different.',
    points: 'Points',
    win: 'For a win',
    draw: 'For a draw',
    loss: 'For a loss',
    pointsInWords: (win: number, draw: number, loss: number) =>
      `${win} for a win, ${draw} for a draw, ${loss} for a loss`,
    tieBreakers: 'When teams have the same points',
    'goal-difference': 'Goal difference first',
    'goal-difference-hint':
      'The difference between goals scored and conceded in all matches decides, then goals scored, then the matches between the teams. Usual in Swiss indoor cups.',
    'head-to-head': 'Matches between the teams first',
    'head-to-head-hint':
      'Only the matches that the teams played against each other decide, then goal difference and goals of all matches. Usual in European cups.',
    language: 'Language',
    languageHint:
      'What the website is shown in to visitors whose browser asks for none of its languages. Everybody can choose another.',
    timeZone: 'Time zone',
    timeZoneHint:
      'Where the cup is played. Dates and times of the matches are those that the clocks show there.',
  },
  play: {
    title: 'How matches are played, and players’ names',
    hint: 'Choose what is closest. Only the scorer’s page and the clock follow these rules.',
    rules: 'Rules of a match',
    'indoor-cup': 'Indoor cup 1 × 12 running',
    'indoor-cup-hint':
      'One half of twelve minutes, the clock runs through; no extra time, three kicks each in a shoot-out.',
    futsal: 'Futsal 2 × 20 stopped',
    'futsal-hint':
      'Two halves of twenty minutes, the clock stops with the ball; extra time of 2 × 5, five kicks each in a shoot-out.',
    own: 'Own values',
    halves: 'Halves',
    oneHalf: '1 half',
    twoHalves: '2 halves',
    clock: 'Clock',
    running: 'running clock',
    stopped: 'stopped clock',
    length: (halves: number, minutes: number) => `${halves} × ${minutes} min`,
    numbers: {
      minutesPerHalf: 'Minutes of a half',
      extraTimeMinutes: 'Minutes of a half of extra time (0: none)',
      shootOutKicks: 'Kicks each in a shoot-out',
      foulLimit: 'Fouls of a half without a kick from ten metres',
      timeOuts: 'Time-outs each in a half',
      forfeitGoals: 'Goals of a win by forfeit',
    },
    players: 'Players’ names in public',
    names: {
      initial: 'First name and initial',
      'initial-hint': 'Anna K. A name of one word is shown as it is.',
      full: 'Full name',
      'full-hint': 'Anna Keller. Ask for consent: many players are minors.',
      number: 'Number',
      'number-hint': 'The place in the list of the team.',
    },
    shortened:
      'What has been loaded cannot be called back. Open pages show the shorter form within minutes; browsers and caches may keep the old one for up to a day.',
  },
} as const;
