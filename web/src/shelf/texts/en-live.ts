/** The texts about a match that is being played. */
export const liveTexts = {
  phases: {
    scheduled: 'Not started',
    postponed: 'Postponed',
    'first-half': '1st half',
    'half-time': 'Half-time',
    'second-half': '2nd half',
    'extra-time-1': 'Extra time, 1st half',
    'extra-time-break': 'Extra time, break',
    'extra-time-2': 'Extra time, 2nd half',
    'shoot-out': 'Penalty shoot-out',
    finished: 'Full time',
    abandoned: 'Abandoned',
  },
  /** The text of a match without a second half. */
  onlyHalf: 'In play',
  fouls: (local: number, visitor: number) => `Fouls ${local} – ${visitor}`,
  /** The players on the court, and the time until the next one may come on. */
  players: (local: number, visitor: number, time: string) => `Players ${local} – ${visitor}, ${time} left`,
  provisional: 'Provisional',
  provisionalHint: 'Counts the matches that are being played',
  playing: 'plays now',
  goalNews: (team: string, score: string) => `Goal for ${team}. ${score}`,
  scoreNews: (score: string) => `The score is now: ${score}`,
  scoreInWords: (local: string, localGoals: number, visitor: string, visitorGoals: number) =>
    `${local} ${localGoals}, ${visitor} ${visitorGoals}`,
} as const;
