/** The names in the pictures: of the club's cup, its teams and its people. */
export interface SampleClub {
  readonly locale: string;
  readonly cup: string;
  readonly scorer: string;
  /** There are sixteen teams, the best first. */
  readonly teams: readonly string[];
}

const PLAYERS = ['Anna Keller', 'Lea Meier', 'Mia Frei'];

export const CLUBS: Readonly<Record<'en' | 'de', SampleClub>> = {
  en: {
    locale: 'en-GB',
    cup: 'Lakeside Indoor Cup',
    scorer: 'Rita',
    teams: [
      ...['Lions', 'Falcons', 'Otters', 'Comets', 'Harbour FC', 'Northside', 'Wolves', 'Rovers'],
      ...['Hawks', 'Bridge United', 'Foxes', 'Old Town', 'Badgers', 'Park Rangers', 'Storks', 'Mill Lane'],
    ],
  },
  de: {
    locale: 'de-CH',
    cup: 'Hallencup am See',
    scorer: 'Rita',
    teams: [
      ...['Löwen', 'Falken', 'Seebären', 'Kometen', 'FC Hafen', 'Nordstern', 'Wölfe', 'Adler'],
      ...['Biber', 'SC Brücke', 'Füchse', 'Altstadt', 'Dachse', 'FC Mühle', 'Störche', 'SV Allmend'],
    ],
  },
};

/** Lists the teams as lines of a spreadsheet, with three players each. */
export function listOf({ teams }: SampleClub): string {
  return teams.map((team) => [team, ...PLAYERS].join('; ')).join('\n');
}

/** Returns the goals of one team against another: the better team wins, and no two teams are level in a table. */
export function goalsOf({ teams }: SampleClub, one: string, other: string): [number, number] {
  const [first, second] = [teams.indexOf(one), teams.indexOf(other)];
  const goals: [number, number] = [2 + ((first + second) % 3), (first * second) % 2];
  return first < second ? goals : [goals[1], goals[0]];
}
