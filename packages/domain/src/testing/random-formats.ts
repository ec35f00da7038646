import { type Random } from '../plan/random';
import { type ModelGroup, type ModelMatch, type ModelSide, newMatch } from './model-final';

/** The format of a cup that a test builds: its groups by stage, and the rounds of its knockout in the order in which they are played. */
export interface ModelPlan {
  readonly groupStages: readonly (readonly ModelGroup[])[];
  readonly rounds: readonly (readonly ModelMatch[])[];
  /** The final; null where the format has none, or more than one. */
  readonly final: ModelMatch | null;
  readonly third: ModelMatch | null;
  readonly league: ModelGroup | null;
  /** Whether the records can tell which match is the final, or that the table decides. */
  readonly isTold: boolean;
  /**
   * Whether teams may be chosen by name. A cup in which losers have a second chance to reach the final needs placeholders: until its second
   * final exists, the first one looks like the only final.
   */
  readonly canBeByName: boolean;
}

export const winner = (match: ModelMatch): ModelSide => ({ kind: 'winner', match });
const loser = (match: ModelMatch): ModelSide => ({ kind: 'loser', match });
const place = (group: ModelGroup, number: number): ModelSide => ({ kind: 'place', group, place: number });
const team = (name: string): ModelSide => ({ kind: 'team', team: name });

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

function only<Item>(items: readonly Item[] | undefined): Item {
  const [item, ...others] = items ?? [];
  if (item === undefined || others.length > 0) throw new Error('Not one alone');
  return item;
}

function newGroup(name: string, order: string[], margin: number): ModelGroup {
  const matches = order.flatMap((one, index) =>
    order.slice(index + 1).map((other) => newMatch(team(one), team(other))),
  );
  return { name, order, margin, matches };
}

function newGroups(count: number, size: number): ModelGroup[] {
  return Array.from({ length: count }, (_, index) => {
    const name = String.fromCodePoint(65 + index);
    const order = Array.from({ length: size }, (_each, rank) => `${name}${rank + 1}`);
    return newGroup(name, order, index + 1);
  });
}

function placesOf(groups: readonly ModelGroup[], numbers: readonly number[]): ModelSide[] {
  return numbers.flatMap((number) => groups.map((group) => place(group, number)));
}

/** The rounds of a bracket until one side is left. Where the sides do not fill the first round, the first sides have a bye. */
function bracketOf(entrants: readonly ModelSide[]): ModelMatch[][] {
  const rounds: ModelMatch[][] = [];
  for (let left = entrants; left.length > 1;) {
    const byes = 2 ** Math.ceil(Math.log2(left.length)) - left.length;
    const playing = left.slice(byes);
    const half = playing.slice(0, playing.length / 2);
    const round = half.map((side, index) => newMatch(side, playing.at(-1 - index) ?? side));
    rounds.push(round);
    left = [...left.slice(0, byes), ...round.map(winner)];
  }
  return rounds;
}

type Played = Pick<ModelPlan, 'rounds' | 'final' | 'third'>;

const NO_KNOCKOUT: Played = { rounds: [], final: null, third: null };

/**
 * A bracket, sometimes with a match for third place, before or after the final, and sometimes with a bracket for the losers of its first
 * round.
 */
function knockoutOf(entrants: readonly ModelSide[], random: Random): Played {
  const rounds = bracketOf(entrants);
  const final = only(rounds.at(-1));
  const [one, other] = rounds.at(-2) ?? [];
  const third = one && other && random() < 0.6 ? newMatch(loser(one), loser(other)) : null;
  const thirds = third ? [[third]] : [];
  const upper = random() < 0.5 ? [...rounds.slice(0, -1), ...thirds, [final]] : [...rounds, ...thirds];
  const [first = [], ...later] = upper;
  if (first.length < 4 || random() < 0.4) return { rounds: upper, final, third };
  const lower = bracketOf(first.map(loser));
  const all = random() < 0.5 ? [...upper, ...lower] : [first, ...lower, ...later];
  return { rounds: all, final, third };
}

function planOf(groups: readonly ModelGroup[], { rounds, final, third }: Played): ModelPlan {
  return {
    groupStages: groups.length > 0 ? [groups] : [],
    rounds,
    final,
    third,
    league: null,
    isTold: true,
    canBeByName: true,
  };
}

function untold(groups: readonly ModelGroup[], played: Played): ModelPlan {
  return { ...planOf(groups, played), isTold: false };
}

/** Adds a second match between the two sides of the last match. */
function withSecondLeg(rounds: readonly ModelMatch[][]): ModelMatch[][] {
  const [local, visitor] = only(rounds.at(-1)).sides;
  return [...rounds, [newMatch(visitor, local)]];
}

function secondChance(entrants: readonly ModelSide[]): Played {
  const [[one, other] = [], upper] = bracketOf(entrants);
  if (!one || !other || !upper) throw new Error('Four make two rounds');
  const lower = newMatch(loser(one), loser(other));
  const last = newMatch(winner(lower), loser(only(upper)));
  const final = newMatch(winner(only(upper)), winner(last));
  return { rounds: [[one, other], [lower, ...upper], [last], [final]], final, third: null };
}

/** Two groups, and a match for each place. The final is the last match or, in the other order, the first one. */
function matchesOfPlaces(groups: readonly ModelGroup[], random: Random): Played {
  const [a, b] = groups;
  if (!a || !b) throw new Error('There are two groups');
  const matches = a.order.map((_name, rank) => newMatch(place(a, rank + 1), place(b, rank + 1)));
  const rounds = matches.map((match) => [match]);
  const [final = null, third = null] = matches;
  return { rounds: random() < 0.5 ? rounds : rounds.toReversed(), final, third };
}

/** The winners of three groups play a league for the title, and the other teams play matches for the lower places. */
function leagueOfFirsts(): ModelPlan {
  const groups = newGroups(3, 2);
  const league = newGroup(
    'Best',
    groups.map(({ order }) => order[0] ?? ''),
    1,
  );
  const rounds = bracketOf(groups.map(({ order }) => team(order[1] ?? '')));
  return {
    groupStages: [groups, [league]],
    rounds,
    final: null,
    third: null,
    league,
    isTold: false,
    canBeByName: true,
  };
}

/** A second round of groups, whose winners meet in the final, or one second group, which plays for the title. */
function secondGroups(random: Random): ModelPlan {
  const groups = newGroups(2, 2);
  const [[a1 = '', a2 = ''] = [], [b1 = '', b2 = ''] = []] = groups.map(({ order }) => order);
  if (random() < 0.5) {
    const league = newGroup('Last', random() < 0.5 ? [b1, a1] : [b2, a1, b1], 1);
    return { groupStages: [groups, [league]], ...NO_KNOCKOUT, league, isTold: true, canBeByName: true };
  }
  const later = [newGroup('E', [b2, a1], 1), newGroup('F', [b1, a2], 2)];
  return { ...planOf(groups, matchesOfPlaces(later, random)), groupStages: [groups, later] };
}

/** The ways in which cups are played. */
export const FORMATS: readonly ((random: Random) => ModelPlan)[] = [
  (random) => {
    const groups = newGroups(pick([2, 3, 4], random), pick([2, 3, 4], random));
    return planOf(groups, knockoutOf(placesOf(groups, [1, 2]), random));
  },
  (random) => {
    const groups = newGroups(3, 4);
    return planOf(groups, knockoutOf([...placesOf(groups, [1]), { kind: 'best-second', groups }], random));
  },
  (random) => {
    const names = Array.from({ length: pick([2, 4, 8], random) }, (_, index) => `T${index + 1}`);
    return planOf([], knockoutOf(names.map(team), random));
  },
  (random) => {
    const groups = newGroups(2, pick([2, 3, 4], random));
    return planOf(groups, matchesOfPlaces(groups, random));
  },
  (random) => {
    const groups = newGroups(1, pick([3, 4], random));
    return planOf(
      groups,
      knockoutOf(
        placesOf(
          groups,
          pick(
            [
              [1, 2],
              [1, 2, 3],
            ],
            random,
          ),
        ),
        random,
      ),
    );
  },
  () => {
    const groups = newGroups(2, 3);
    return { ...planOf(groups, secondChance(placesOf(groups, [1, 2]))), canBeByName: false };
  },
  secondGroups,
  (random) => {
    const [league] = newGroups(1, pick([2, 3, 4], random));
    return { ...planOf(league ? [league] : [], NO_KNOCKOUT), league: league ?? null };
  },
  // In the formats below, the records do not tell which match or table decides the cup.
  leagueOfFirsts,
  (random) => {
    const groups = newGroups(2, 4);
    const lower = bracketOf(placesOf(groups, pick([[2], [3, 4]], random)));
    return untold(groups, { ...NO_KNOCKOUT, rounds: lower });
  },
  () => {
    const groups = newGroups(2, 4);
    const [gold, silver] = [
      [1, 2],
      [3, 4],
    ].map((numbers) => bracketOf(placesOf(groups, numbers)));
    return untold(groups, {
      ...NO_KNOCKOUT,
      rounds: [...(silver ?? []), ...(gold ?? [])],
      final: only(gold?.at(-1)),
    });
  },
  (random) => {
    const groups = newGroups(2, 3);
    const rounds = withSecondLeg(bracketOf(placesOf(groups, pick([[1], [1, 2]], random))));
    return untold(groups, { ...NO_KNOCKOUT, rounds });
  },
];
