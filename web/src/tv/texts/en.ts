/** The texts of the screen in the hall. */
export const screenTexts = {
  chooseCup: 'Which cup does this screen show?',
  noCups: 'There is no cup yet.',
  unknownCup: 'There is no such cup.',
  goneCup: 'This cup has been deleted.',
  unknownCourt: (court: string) => `This cup has no court “${court}”. It has these:`,
  noCourts: 'No match of this cup has a court yet.',
  unknownCategory: 'This cup has no such category. It has these:',
  wholeCup: 'The whole cup',
  loading: 'One moment …',
  failed: 'This cannot be loaded at present. The screen tries again by itself.',
  broken: 'Something went wrong. The screen starts again by itself.',
  old: (time: string, minutes: number) =>
    minutes < 1 ? `No connection: as of ${time}` : `No connection: as of ${time}, ${minutes} min ago`,
  next: 'Next',
  nextMatches: 'Next matches',
  firstMatches: 'First matches',
  lastMatches: 'Last matches',
  noTeams: 'No team has been entered yet.',
  places: { first: 'Champion', second: 'Second', third: 'Third' },
  columns: { played: 'MP', difference: '+/-', points: 'PTS' },
} as const;
