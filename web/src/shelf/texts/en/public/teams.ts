export const teamsTexts = {
  empty: 'No teams founded',
  page: 'Page of the team',
  mine: 'my team',
  players: 'Players',
  noPlayers: 'No players added yet',
  matches: 'Matches',
  noMatches: 'No matches founded',
  playerCount: (count: number) => (count === 1 ? '1 player' : `${count} players`),
} as const;
