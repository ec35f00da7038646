/** Column headings: what is shown, and what it stands for. */
export const tableTexts = {
  title: 'League table',
  empty: 'No info founded',
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
} as const;
