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
  leadsTo: (stage: string) => `Leads to: ${stage}`,
  leadsBestTo: (stage: string) => `Leads to: ${stage}, as one of the best of its place`,
  why: (team: string) => `Why ${team} is placed here`,
} as const;
