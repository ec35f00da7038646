/** Two teams that are to meet, home side first. */
export interface Pairing {
  readonly local: string;
  readonly visitor: string;
}

/** The circle's arrangement for a round: the first seat does not change, and all other teams move on by one. */
function seatsInRound(seats: readonly (string | null)[], round: number): (string | null)[] {
  const [fixed = null, ...moving] = seats;
  const moved = moving.map((_, index) => moving[(index + round) % moving.length] ?? null);
  return [fixed, ...moved];
}

/** The home side of the first pair alternates by round, that of the other pairs by seat, so that no team has its home matches in a row. */
function isFirstAtHome(pair: number, round: number): boolean {
  return pair === 0 ? round % 2 === 0 : pair % 2 === 1;
}

function pairSeats(seats: readonly (string | null)[], round: number): Pairing[] {
  const pairings: Pairing[] = [];
  for (let pair = 0; pair < seats.length / 2; pair += 1) {
    const one = seats[pair] ?? null;
    const other = seats[seats.length - 1 - pair] ?? null;
    if (one === null || other === null) continue;
    pairings.push(
      isFirstAtHome(pair, round) ? { local: one, visitor: other } : { local: other, visitor: one },
    );
  }
  return pairings;
}

/**
 * The rounds of a single round robin by the circle method (Berger tables): every two teams meet once, nobody plays twice in a
 * round, and a team's home and away matches differ by one at most. With an odd number of teams one rests in each round. The
 * order of `teamIds` is the draw.
 */
export function roundRobin(teamIds: readonly string[]): Pairing[][] {
  if (teamIds.length < 2) return [];
  const seats: (string | null)[] = teamIds.length % 2 === 0 ? [...teamIds] : [null, ...teamIds];
  const rounds = seats.length - 1;
  return Array.from({ length: rounds }, (_, round) => pairSeats(seatsInRound(seats, round), round));
}
