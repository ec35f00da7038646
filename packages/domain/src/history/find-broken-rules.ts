import { findCycle } from '../bracket/references';
import { pairKey, sideKey } from '../commands/match-sides';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { MAX_GROUPS, MAX_MATCHES, MAX_STAGES, MAX_TEAMS } from '../cup/limits';
import { nameKey } from '../cup/text/name-key';
import { hasBegun } from '../cup/outcome';
import type { Cup, Group, Match } from '../cup/records';
import type { PlaceholderSource } from '../cup/sides';
import { SIDES } from '../cup/sides';

/** A rule that a cup does not keep; `path` names the record that breaks it: `teams/ID`. */
export interface BrokenRule {
  readonly msg: ErrorCode;
  readonly path: string;
}

type Find = (cup: Cup, known: Known) => readonly BrokenRule[];

/** The ids of the existing records. */
interface Known {
  readonly teams: ReadonlySet<string>;
  readonly stages: ReadonlyMap<string, Cup['stages'][number]>;
  readonly groups: ReadonlyMap<string, Group>;
  readonly matches: ReadonlySet<string>;
}

/** Finds every record whose key another record has too. A record without a key shares it with no other. */
function findShared<Record>(
  records: readonly Record[],
  keyOf: (record: Record) => string | null,
  ruleOf: (record: Record) => BrokenRule,
): BrokenRule[] {
  const counts = new Map<string, number>();
  for (const record of records) {
    const key = keyOf(record);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isShared = (key: string | null) => key !== null && (counts.get(key) ?? 0) > 1;
  return records.filter((record) => isShared(keyOf(record))).map(ruleOf);
}

const findTooMany: Find = (cup) => {
  const limits = [
    [cup.teams, MAX_TEAMS, 'tournament_has_too_many_teams', 'teams'],
    [cup.stages, MAX_STAGES, 'tournament_has_too_many_stages', 'stages'],
    [cup.groups, MAX_GROUPS, 'tournament_has_too_many_groups', 'groups'],
    [cup.matches, MAX_MATCHES, 'tournament_has_too_many_matches', 'matches'],
  ] as const;
  return limits.flatMap(([records, most, msg, path]) => (records.length > most ? [{ msg, path }] : []));
};

const findTakenNames: Find = ({ teams, stages, groups }) => [
  ...findShared(
    teams,
    ({ name }) => nameKey(name),
    ({ teamId }) => ({
      msg: 'team_name_already_exists',
      path: `teams/${teamId}`,
    }),
  ),
  ...findShared(
    stages,
    ({ name }) => nameKey(name),
    ({ stageId }) => ({
      msg: 'stage_name_already_exists',
      path: `stages/${stageId}`,
    }),
  ),
  ...findShared(
    stages,
    ({ order }) => String(order),
    ({ stageId }) => ({
      msg: 'stage_order_already_exists',
      path: `stages/${stageId}`,
    }),
  ),
  ...findShared(
    groups,
    ({ stageId, name }) => `${stageId} ${nameKey(name)}`,
    ({ groupId }) => ({
      msg: 'group_name_already_exists',
      path: `groups/${groupId}`,
    }),
  ),
];

const findLostMembers: Find = ({ groups }, { teams, stages }) => {
  const memberships = new Map<string, number>();
  for (const { stageId, teamIds } of groups) {
    for (const teamId of teamIds) {
      const key = `${stageId} ${teamId}`;
      memberships.set(key, (memberships.get(key) ?? 0) + 1);
    }
  }
  return groups.flatMap(({ groupId, stageId, teamIds }): BrokenRule[] => {
    const path = `groups/${groupId}`;
    const stage = stages.get(stageId);
    const isTwice = (teamId: string) => (memberships.get(`${stageId} ${teamId}`) ?? 0) > 1;
    return [
      ...(stage ? [] : [{ msg: 'stage_not_found' as const, path }]),
      ...(stage?.type === 'knockout' ? [{ msg: 'stage_is_not_a_group_stage' as const, path }] : []),
      ...(teamIds.every((teamId) => teams.has(teamId)) ? [] : [{ msg: 'team_not_found' as const, path }]),
      ...(teamIds.some(isTwice) ? [{ msg: 'team_already_in_a_group' as const, path }] : []),
    ];
  });
};

function findLostSource(source: PlaceholderSource, { matches, groups, stages }: Known): ErrorCode | null {
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser':
      return matches.has(source.matchId) ? null : 'match_not_found';
    case 'group-place':
      return groups.has(source.groupId) ? null : 'group_not_found';
    case 'best-of-place':
      return stages.has(source.stageId) ? null : 'stage_not_found';
  }
}

function findPlace(match: Match, { stages, groups }: Known): ErrorCode | null {
  const stage = stages.get(match.stageId);
  if (!stage) return 'stage_not_found';
  if (match.groupId === null) return stage.type === 'knockout' ? null : 'stage_is_not_a_knockout_stage';
  if (stage.type !== 'group') return 'stage_is_not_a_group_stage';
  const group = groups.get(match.groupId);
  if (!group) return 'group_not_found';
  if (group.stageId !== match.stageId) return 'group_not_in_stage';
  const known = SIDES.map((side) => match[side].teamId).filter((teamId) => teamId !== null);
  return known.every((teamId) => group.teamIds.includes(teamId)) ? null : 'team_not_in_group';
}

function findLost(match: Match, known: Known): ErrorCode | null {
  const sides = SIDES.map((side) => match[side]);
  const scored = hasBegun(match) && match.scoredTeams ? Object.values<string>({ ...match.scoredTeams }) : [];
  const teamIds = [...sides.map(({ teamId }) => teamId), ...scored].filter((teamId) => teamId !== null);
  if (!teamIds.every((teamId) => known.teams.has(teamId))) return 'team_not_found';
  for (const { source } of sides) {
    const lost = source && findLostSource(source, known);
    if (lost) return lost;
  }
  const local = sideKey(match.local);
  return local !== null && local === sideKey(match.visitor) ? 'same_team_selected' : null;
}

const findMatchProblems: Find = ({ matches }, known) =>
  matches.flatMap((match): BrokenRule[] => {
    const path = `matches/${match.matchId}`;
    const found = [findPlace(match, known), findLost(match, known)];
    return found.flatMap((msg) => (msg ? [{ msg, path }] : []));
  });

const findSameMatches: Find = ({ matches }) =>
  findShared(
    matches,
    (match) => {
      const pair = pairKey(match);
      return pair === null ? null : [match.stageId, match.date, match.time, pair].join('\n');
    },
    ({ matchId }) => ({ msg: 'match_already_exists', path: `matches/${matchId}` }),
  );

const findCircle: Find = (cup) =>
  (findCycle(cup) ?? []).map((matchId) => ({ msg: 'placeholder_cycle', path: `matches/${matchId}` }));

const RULES: readonly Find[] = [
  findTooMany,
  findTakenNames,
  findLostMembers,
  findMatchProblems,
  findSameMatches,
  findCircle,
];

/**
 * Finds the rules that a whole cup breaks, which the commands check one at a time: names and orders that are taken, limits, references to
 * missing records, members of two groups, duplicate matches, and cycles of placeholders.
 */
export function findBrokenRules(cup: Cup): readonly BrokenRule[] {
  const known: Known = {
    teams: new Set(cup.teams.map(({ teamId }) => teamId)),
    stages: new Map(cup.stages.map((stage) => [stage.stageId, stage])),
    groups: new Map(cup.groups.map((group) => [group.groupId, group])),
    matches: new Set(cup.matches.map(({ matchId }) => matchId)),
  };
  return RULES.flatMap((find) => find(cup, known));
}
