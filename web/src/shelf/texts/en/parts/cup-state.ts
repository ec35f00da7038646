import { ENGLISH_REASONS } from '@futsal-cup/domain/standings/english-reasons';

/** The texts of the home page of a cup that is upcoming, under way or over, and the texts in and below its tables. */
export const cupStateTexts = {
  firstMatches: 'First matches',
  today: 'Today',
  nextDay: 'Next day of play',
  final: 'The final',
  way: 'The way to the title',
  myTeam: 'My team',
  next: 'Next',
  last: 'Last',
  place: (position: number, group: string, points: number) =>
    `${group}: position ${position}, ${points === 1 ? '1 point' : `${points} points`}`,
  leadsTo: (stage: string) => `Leads to: ${stage}`,
  leadsBestTo: (stage: string) => `Leads to: ${stage}, as one of the best of its place`,
  bestOfPlace: (place: number) => `The best of place ${place}`,
  bestOfPlaceRule:
    'Points, then goal difference, then goals scored; results against the last team of a larger group do not count.',
  bestOfPlaceOpen: 'Open until level teams on this place are separated.',
  table: {
    title: 'League table',
    empty: 'No info founded',
    /** Each column has its short heading and the meaning of that heading. */
    columns: {
      position: ['P', 'Position'],
      team: ['Team', 'Team'],
      played: ['MP', 'Matches played'],
      wins: ['W', 'Wins'],
      draws: ['D', 'Draws'],
      losses: ['L', 'Losses'],
      goals: ['Goals', 'Goals for and against'],
      difference: ['+/-', 'Goal difference'],
      points: ['PTS', 'Points'],
    },
    why: (team: string) => `Why ${team} is placed here`,
  },
  /** The reasons why a team ranks above another. */
  reasons: ENGLISH_REASONS,
} as const;
