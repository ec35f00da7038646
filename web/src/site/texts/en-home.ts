import type { AcrossGroupsRules, CardCounts } from '@futsal-cup/domain/cup/table-rules';
import { ENGLISH_REASONS } from '@futsal-cup/domain/standings/english-reasons';

/** The words with which the ranking of the best on a place says what counts. */
const acrossCriteria = {
  'goal-difference': 'goal difference',
  'goals-scored': 'goals scored',
  wins: 'wins',
  conduct: 'conduct',
};

const acrossResults = {
  all: '',
  'level-sizes': '; results against the last team of a larger group do not count',
  'first-three': '; only results among the first three of a group count',
  'per-match': '; all of them a match',
};

/** The texts below the first view of the home page. Other pages show some of them too. */
export const homeTexts = {
  /** The filters of the lists of matches. */
  /** The texts of all carousels. */
  carousel: {
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },
  /** The texts of the home page of a cup that is upcoming, under way or over, and the texts in and below its tables. */
  cupState: {
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
    bestOfPlaceRule: ({ criteria, results }: AcrossGroupsRules) =>
      `${['Points', ...criteria.map((criterion) => acrossCriteria[criterion])].join(', then ')}${acrossResults[results]}.`,
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
      byDecision: (team: string, points: string, note: string) =>
        `* ${team}: ${points} points by decision. ${note}`,
      why: (team: string) => `Why ${team} is placed here`,
    },
    /** The reasons why a team ranks above another. */
    reasons: ENGLISH_REASONS,
  },
  /** The texts of the scorers and of the fair-play table below them. */
  scorers: {
    title: 'Scorers',
    player: 'Player',
    goals: 'Goals',
    all: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
    fairPlay: 'Fair-play table',
    /** Each column has its short heading and the meaning of that heading. */
    cards: {
      yellow: ['Y', 'Yellow cards'],
      secondYellow: ['2Y', 'Second yellow cards'],
      red: ['R', 'Red cards'],
    },
    rule: ({ yellow, secondYellow, red, yellowAndRed }: CardCounts) =>
      `The fewest points come first: yellow ${yellow}, second yellow ${secondYellow}, red ${red}, yellow and then red ${yellowAndRed}.`,
    typed: 'The fewest points come first, as the organisers have entered them.',
    inPart: 'The cards of some matches were not counted.',
  },
  sample: {
    title: 'Sample',
    stage: 'Final',
    note: 'This is what the scoreboard looks like once the first match has kicked off.',
  },
  gallery: {
    title: 'Gallery',
    open: (alt: string) => `Enlarge: ${alt}`,
  },
  /** The alternative texts of the pictures. */
  pictures: {
    kickOff: 'Two teams at kick-off, seen from above',
    goal: 'A ball flies into the top corner of a red and white goal',
    trophy: 'A golden cup with a ball on it, confetti falling around it',
    ball: 'A ball on the wooden floor of a sports hall',
    stand: 'A full stand with a banner under the floodlights',
    shirts: 'Red, white and blue shirts hanging in a changing room',
    scoreboard: 'A scoreboard showing three to two',
    whistle: 'A whistle, a yellow and a red card on a green floor',
  },
} as const;
