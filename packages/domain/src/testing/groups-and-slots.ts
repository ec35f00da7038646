import { resolveCup } from '../bracket/resolve-cup';
import type { Cup } from '../cup/records';
import { SIDES } from '../cup/sides';
import { buildCup } from './build-cup';

/**
 * A group of `size` teams, called A1 for the first of Group A. Each beats those behind it, and the first beats the last one by so many more
 * goals as `behind` says.
 */
export function groupOf(name: string, size: number, behind: number) {
  const teams = Array.from({ length: size }, (_, index) => `${name}${index + 1}`);
  const matches = teams.flatMap((local, index) =>
    teams.slice(index + 1).map((visitor) => {
      const isWide = index === 0 && visitor === teams.at(-1);
      return `${local} ${isWide ? 1 + behind : 1}-0 ${visitor}`;
    }),
  );
  return { teams, matches };
}

interface Described {
  /** The groups in the order of their last teams, the best first. */
  readonly order: string;
  readonly size: number;
  readonly knockout: readonly string[];
}

export function cupOf({ order, size, knockout }: Described): Cup {
  const names = [...order].sort();
  const groups = Object.fromEntries(
    names.map((name) => [`Group ${name}`, groupOf(name, size, order.indexOf(name))]),
  );
  return buildCup({
    teams: ['X'],
    stages: [
      { name: 'Groups', groups },
      { name: 'Knockout', matches: knockout },
    ],
  });
}

/** The sides of the knockout with their teams. */
export function namedIn(cup: Cup): Map<string, string | null> {
  const { sides } = resolveCup(cup);
  const nameOf = (id: string | null | undefined) =>
    cup.teams.find(({ teamId }) => teamId === id)?.name ?? null;
  return new Map(
    cup.matches
      .filter(({ groupId }) => groupId === null)
      .flatMap((match) =>
        SIDES.map(
          (side) => [match[side].placeholder ?? '', nameOf(sides.get(match.matchId)?.[side])] as const,
        ),
      ),
  );
}
