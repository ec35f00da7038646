import type { Cup, Match } from '@futsal-cup/domain/cup/records';
import { mapSides, SIDES } from '@futsal-cup/domain/cup/sides';
import { ofCards } from '@futsal-cup/domain/cup/table-rules';
import { knockoutSkeleton } from '@futsal-cup/domain/testing/knockout-skeleton';
import { roundRobin } from '@futsal-cup/domain/plan/format/round-robin';
import { readCup } from '@futsal-cup/tools/import-cup';
import { uniqueName } from './builders';

/** Long names, short ones, other scripts, and compounds that have no place to break. */
const NAMES = [
  'FC Zürich Futsal',
  'Minerva Bern',
  'Fussballfreunde Oberwinterthur-Seen',
  'Uni Futsal Team Bulle',
  'Futsal Club Benfica de Lausanne et environs',
  'Беларусь',
  'AFM Maniacs',
  'Jester 04',
  'Ñandú',
  'Geneva Futsal',
  'Hallenfussballvereinigung Donaudampfschifffahrt',
  'Silva',
  'MNK Croatia 97',
  'Νέα Ιωνία',
  'Sporting',
  'Olé',
];

export const STATES = ['upcoming', 'under way', 'finished'] as const;

export type StateOfCup = (typeof STATES)[number];

const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

interface Pairing {
  readonly stage: string;
  readonly group?: string;
  readonly local: string;
  readonly visitor: string;
}

interface DrawnGroup {
  readonly name: string;
  readonly teams: readonly string[];
}

function groupsOf(teamCount: number): readonly DrawnGroup[] {
  const nameOf = (index: number) => {
    const turn = Math.floor(index / NAMES.length);
    return `${NAMES[index % NAMES.length] ?? ''}${turn > 0 ? ` ${turn + 1}` : ''}`;
  };
  return Array.from({ length: teamCount / 4 }, (_, group) => ({
    name: `Group ${String.fromCharCode(65 + group)}`,
    teams: [0, 1, 2, 3].map((place) => nameOf(group * 4 + place)),
  }));
}

const GROUP_STAGE = 'Group stage';

function pairingsOf(groups: readonly DrawnGroup[]): readonly Pairing[] {
  const rounds = groups.map(({ name, teams }) => ({ group: name, days: roundRobin(teams) }));
  const ofGroups = [0, 1, 2].flatMap((day) =>
    rounds.flatMap(({ group, days }) =>
      (days[day] ?? []).map(({ local, visitor }) => ({ stage: GROUP_STAGE, group, local, visitor })),
    ),
  );
  const knockout = knockoutSkeleton({
    groupNames: groups.map(({ name }) => name),
    qualifiers: 2,
    playedTo: groups.length > 2 ? 4 : 2,
  });
  const ofKnockout = knockout.flatMap(({ name, matches }) =>
    matches.map(({ local, visitor }) => ({ stage: name, local, visitor })),
  );
  return [...ofGroups, ...ofKnockout];
}

/** Returns when the first match begins; in a cup that is under way 60 % of the matches have begun. */
function firstKickOff(state: StateOfCup, matchCount: number, now: number): number {
  if (state === 'upcoming') return now + 10 * DAY_MS;
  if (state === 'finished') return now - 12 * DAY_MS;
  return now - Math.floor(matchCount * 0.6) * HALF_HOUR_MS;
}

/**
 * In a group the team that was drawn earlier wins, by more goals the later the other team was drawn; every third knockout match
 * goes to penalties.
 */
function scoreOf({ group, local, visitor }: Pairing, index: number, groups: readonly DrawnGroup[]) {
  const teams = groups.find(({ name }) => name === group)?.teams;
  const lead = teams ? teams.indexOf(visitor) - teams.indexOf(local) : (index % 3) - 1;
  const least = index % 4;
  const score = { localScore: least + Math.max(0, lead), visitorScore: least + Math.max(0, -lead) };
  return teams || lead !== 0 ? score : { ...score, localPenalty: 4, visitorPenalty: 3 };
}

/** Longer and shorter names, of whom the second is the captain, and the last has no number. */
const SQUAD = [
  ...['Ada Amsler', 'Çağla Öz', 'Maria-Magdalena von Siebenthal-Oberhänsli', 'Ζωή Νικολάου', 'Li Na'],
  ...['Aurélie Dupraz', 'Ivana Petrović', 'Noëlle Ng'],
].map((name, index, { length }) => ({
  name,
  ...(index < length - 1 && { number: 99 - 12 * index }),
  ...(index === 1 && { isCaptain: true as const }),
}));

const NO_CARDS = ofCards(() => 0);

/** The match with its scorers and cards, as its log would tell of them; without a log they would be nobody’s. */
function withPlayers(match: Match, index: number, { teams }: Pick<Cup, 'teams'>): Match {
  const { scoredTeams } = match;
  if (!scoredTeams) return match;
  const players = SIDES.flatMap((side) => {
    const squad = teams.find(({ teamId }) => teamId === scoredTeams[side])?.players ?? [];
    const scorerOf = (goal: number) => squad[(goal * goal + index) % squad.length]?.playerId ?? '';
    return Array.from({ length: match[side].goals ?? 0 }, (_, goal) => ({
      side,
      playerId: scorerOf(goal),
      goals: 1,
    }));
  });
  const cards = mapSides(scoredTeams, (_, side) => ({
    players: { ...NO_CARDS, yellow: index % (side === 'local' ? 3 : 2), red: Number(index % 7 === 3) },
    officials: NO_CARDS,
  }));
  return { ...match, players, cards };
}

/** Builds a cup of groups of four and a bracket, with a match every half an hour, on two pitches by turns. */
export function buildCupInState(teamCount: number, state: StateOfCup, now = Date.now()): Cup {
  const groups = groupsOf(teamCount);
  const pairings = pairingsOf(groups);
  const first = firstKickOff(state, pairings.length, now);
  const matches = pairings.map((pairing, index) => {
    const kickOff = first + index * HALF_HOUR_MS;
    const [date, time] = new Date(kickOff).toISOString().slice(0, 16).split('T');
    const isPlayed = state !== 'upcoming' && kickOff + HALF_HOUR_MS < now;
    const location = index % 2 ? 'Sporthalle Hardau, Court 2' : 'Saalsporthalle Zürich';
    return { ...pairing, date, time, location, ...(isPlayed && scoreOf(pairing, index, groups)) };
  });
  const stages = [...new Set(pairings.map(({ stage }) => stage))].map((name, index) => ({
    name,
    type: name === GROUP_STAGE ? 'group' : 'knockout',
    order: index + 1,
  }));
  const cup = readCup(
    {
      name: uniqueName(`Hallenmasters of ${teamCount}`),
      timeZone: 'UTC',
      teams: groups.flatMap(({ teams }) => teams.map((name) => ({ name, players: SQUAD }))),
      stages,
      groups,
      matches,
    },
    'a cup of the tests',
    now,
  );
  return { ...cup, matches: cup.matches.map((match, index) => withPlayers(match, index, cup)) };
}
