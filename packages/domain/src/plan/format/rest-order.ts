import type { Pairing } from './round-robin';
import { roundRobin } from './round-robin';

type Pair = readonly [newcomer: number, stayer: number];

/** The team of a pair that stays on its place of the row for the next match. The other team moves on to the next place. */
function stayerOf([newcomer, stayer]: Pair, joker: number): number {
  return newcomer === joker || stayer === joker ? newcomer : stayer;
}

/**
 * The matches of an odd number n = 2k + 1 of teams in blocks of k, such that there are always k - 1 or k other matches between two of any
 * team: the best guaranteed rest on one court, ⌊(n - 3)/2⌋ (W. Suksompong, Scheduling asynchronous round-robin tournaments, arXiv
 * 1804.04504). The teams stand in a row of k places. In each block the free team comes to the first place and meets one of the two teams
 * there. The other of the two moves on to the second place and meets one of the two teams there, and so on; the team that leaves the last
 * place is free. The team that was there before stays, but where the last team is one of the two, the newcomer stays.
 */
function conveyorBlocks(count: number): Pair[][] {
  const places = (count - 1) / 2;
  const joker = count - 1;
  let free = joker;
  let row: Pair[] = Array.from({ length: places }, (_, place) => [2 * place + 1, 2 * place]);
  const blocks = [row];
  while (blocks.length < count) {
    row = row.map((pair) => {
      const stayer = stayerOf(pair, joker);
      const next: Pair = [free, stayer];
      free = pair[0] === stayer ? pair[1] : pair[0];
      return next;
    });
    blocks.push(row);
  }
  return blocks;
}

/** The order of teams with which the blocks continue after the last block: the free team first, then each team that moves on. */
function teamsAfter(teams: readonly string[], last: readonly Pairing[]): string[] {
  const playing = new Set(last.flatMap(({ local, visitor }) => [local, visitor]));
  const free = teams.filter((team) => !playing.has(team));
  return [...free, ...last.flatMap(({ local, visitor }) => [local, visitor])];
}

function pairKey(one: string, other: string): string {
  return [one, other].sort().join('\n');
}

/** Chooses home and away as the circle method does, which balances them. */
function orient(teams: readonly string[], isReturn: boolean): (one: string, other: string) => Pairing {
  const known = new Map(
    roundRobin(teams)
      .flat()
      .map((pairing) => [pairKey(pairing.local, pairing.visitor), pairing]),
  );
  return (one, other) => {
    const { local, visitor } = known.get(pairKey(one, other)) ?? { local: one, visitor: other };
    return isReturn ? { local: visitor, visitor: local } : { local, visitor };
  };
}

function oddBlocks(teams: readonly string[]): Pairing[][] {
  return conveyorBlocks(teams.length).map((block) =>
    block.map(([one, other]) => ({ local: teams[one] ?? '', visitor: teams[other] ?? '' })),
  );
}

/**
 * The matches of a group in blocks in which no team plays twice. When they are played one after the other on one court, there are at
 * least ⌊(n - 3)/2⌋ other matches between two of a team, also across the blocks and from the first round to the second. Even numbers of
 * teams use the circle method, odd ones `conveyorBlocks`. With `rounds` 2 all teams meet again at the other's home.
 */
export function pairingBlocks(teams: readonly string[], rounds: 1 | 2): Pairing[][] {
  if (teams.length < 2) return [];
  const isOdd = teams.length % 2 === 1;
  const first = isOdd ? oddBlocks(teams) : roundRobin(teams);
  const again = isOdd ? oddBlocks(teamsAfter(teams, first.at(-1) ?? [])) : first;
  const legs = rounds === 1 ? [first] : [first, again];
  return legs.flatMap((blocks, leg) => {
    const toPairing = orient(teams, leg === 1);
    return blocks.map((block) => block.map(({ local, visitor }) => toPairing(local, visitor)));
  });
}
