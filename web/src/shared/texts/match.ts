export const matchTexts = {
  noTeam: 'NO TEAM',
  noScore: '(-)',
  team1: 'Team 1',
  team2: 'Team 2',
  unknownVenue: 'Unknown Venue',
  hours: 'HS',
  score: (local: number, visitor: number) => `${local} to ${visitor}`,
  penalties: (local: number, visitor: number) => `(${local} - ${visitor} pen.)`,
  match: (number: number) => `Match ${number}`,
  when: (date: string, time: string, location: string) => `${date} at ${time} - ${location}`,
} as const;
