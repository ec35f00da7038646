import { matchRulesOf } from '../cup/match-rules';
import { outcomeOf } from '../cup/outcome';
import type { Cup, Group, Match } from '../cup/records';
import { mapSides, type PlaceholderSource, type Side, SIDES, type Sides } from '../cup/sides';
import type { TableTeam } from '../standings/tally';
import { type Allotment, allotSlots } from './allotment/allot-slots';
import {
  computeGroupTable,
  type GroupTable,
  isNobodyAtPlace,
  isNobodyAtRank,
  teamAtPlace,
  teamAtRank,
} from './group-tables';
import { findPlacedTwice } from './placed-twice';
import { type MatchSituation, type ReadMatch, readMatch, withdrawalsOf } from './read-match';
import { groupsOfPlaces, isMatch, orderByReference, type Referring } from './references';

/** The winner and the loser of a match, by team id; null where the match is decided and there is none, as after a forfeit by both. */
export interface MatchResult {
  readonly winner: string | null;
  readonly loser: string | null;
}

interface Resolution {
  readonly cup: Cup;
  /** The groups from which nobody goes on, because a team of theirs is in another group of the stage too. */
  readonly held: ReadonlySet<string>;
  readonly teams: ReadonlyMap<string, TableTeam>;
  readonly withdrawals: MatchSituation['withdrawals'];
  /** The teams whose results count. */
  readonly counted: ReadonlyMap<string, TableTeam>;
  readonly matchesOf: ReadonlyMap<string | null, readonly Match[]>;
  readonly groupTables: Map<string, GroupTable>;
  /** The ranks that the slots of a place get, by the key of the stage and the place. */
  readonly allotments: Map<string, Allotment>;
  readonly places: Map<string, readonly (string | null)[]>;
  readonly sides: Map<string, Sides<string | null>>;
  readonly teamsChanged: Set<string>;
  readonly results: Map<string, MatchResult>;
  readonly read: Map<string, ReadMatch>;
}

/** The team of a side that depends on no other match. */
function knownTeam({ teamId }: Side, teams: ReadonlyMap<string, TableTeam>): string | null {
  return teams.get(teamId ?? '')?.teamId ?? null;
}

type Slot = Extract<PlaceholderSource, { kind: 'allotted-of-place' }>;

/** The rank that a slot gets; null while that is not certain. What asks is settled after the groups of the stage, so one answer is final. */
function rankOf(slot: Slot, { cup, groupTables, allotments }: Resolution): PlaceholderSource | null {
  const key = JSON.stringify([slot.stageId, slot.place]);
  const allotment = allotments.get(key) ?? allotSlots(cup, groupTables, slot);
  allotments.set(key, allotment);
  return allotment.get(slot.slot) ?? null;
}

function teamOfSource(source: PlaceholderSource, resolution: Resolution): string | null {
  switch (source.kind) {
    case 'match-winner':
      return resolution.results.get(source.matchId)?.winner ?? null;
    case 'match-loser':
      return resolution.results.get(source.matchId)?.loser ?? null;
    case 'group-place':
      return teamAtPlace(resolution.groupTables.get(source.groupId), source.place);
    case 'best-of-place':
      return teamAtRank(resolution.cup, resolution.groupTables, source);
    case 'allotted-of-place': {
      const rank = rankOf(source, resolution);
      return rank && teamOfSource(rank, resolution);
    }
  }
}

/** Whether the source is decided and names nobody: all who could have come from it forfeited, or are annulled. */
function namesNobody(source: PlaceholderSource, resolution: Resolution): boolean {
  const { cup, results, groupTables } = resolution;
  switch (source.kind) {
    case 'match-winner':
      return results.get(source.matchId)?.winner === null;
    case 'match-loser':
      return results.get(source.matchId)?.loser === null;
    case 'group-place':
      return isNobodyAtPlace(groupTables.get(source.groupId), source.place);
    case 'best-of-place':
      return isNobodyAtRank(cup, groupTables, source);
    case 'allotted-of-place': {
      const rank = rankOf(source, resolution);
      return rank !== null && namesNobody(rank, resolution);
    }
  }
}

function isNobody({ teamId, source }: Side, resolution: Resolution): boolean {
  return teamId === null && source !== null && namesNobody(source, resolution);
}

function teamOfSide(side: Side, resolution: Resolution): string | null {
  const { teamId, source } = side;
  return teamId === null && source ? teamOfSource(source, resolution) : knownTeam(side, resolution.teams);
}

function haveTeamsChanged({ scoredTeams }: Match, now: Sides<string | null>): boolean {
  return scoredTeams !== null && SIDES.some((side) => scoredTeams[side] !== now[side]);
}

/** Records the teams of a match, and returns the match as it counts. */
function settle(match: Match, teams: Sides<string | null>, resolution: Resolution): ReadMatch {
  const { cup, withdrawals } = resolution;
  const { matchId } = match;
  resolution.sides.set(matchId, teams);
  const teamsChanged = haveTeamsChanged(match, teams);
  if (teamsChanged) resolution.teamsChanged.add(matchId);
  const { forfeitGoals } = matchRulesOf(cup, match);
  const read = readMatch(match, {
    teams,
    isNobody: (side) => isNobody(match[side], resolution),
    teamsChanged,
    withdrawals,
    forfeitGoals,
  });
  if (read !== match) resolution.read.set(matchId, read);
  return read;
}

/** The winner and the loser of a match; null while it is not decided: it is level, a side is not known, or its score is under review. */
function resultOf(match: ReadMatch, sides: Sides<string | null>): MatchResult | null {
  if (match.readAs === 'nobody') return { winner: null, loser: null };
  if (haveTeamsChanged(match, sides)) return null;
  const outcome = outcomeOf(match);
  if (outcome.kind === 'both-lost') return { winner: null, loser: null };
  if (outcome.kind !== 'won') return null;
  const winner = sides[outcome.winner];
  const loser = sides[outcome.loser];
  return winner !== null && (loser !== null || outcome.by === 'bye') ? { winner, loser } : null;
}

/** The match with the teams that its sides have come to have, from which a table follows. No team plays against itself. */
function withTeams(match: ReadMatch, { local, visitor }: Sides<string | null>): ReadMatch {
  const teams = local === visitor ? { local: null, visitor: null } : { local, visitor };
  return { ...match, ...mapSides(match, (side, key) => ({ ...side, teamId: teams[key] })) };
}

/** Settles the matches of a group, and the table that follows from them. Places that depend on a cycle have no teams. */
function settleGroup(group: Group, resolution: Resolution, isCyclic = false): void {
  const { groupId, places = [] } = group;
  const { cup, counted, teamsChanged } = resolution;
  const found = places.map((source) => (isCyclic ? null : teamOfSource(source, resolution)));
  if (places.length > 0) resolution.places.set(groupId, found);
  const teamIds = [...new Set([...group.teamIds, ...found.filter((teamId) => teamId !== null)])];
  const open = places.filter((_, place) => found[place] === null);
  const nobodies = open.filter((source) => namesNobody(source, resolution)).length;
  const matches = (resolution.matchesOf.get(groupId) ?? []).map((match) => {
    const teams = mapSides(match, (side) => teamOfSide(side, resolution));
    return withTeams(settle(match, teams, resolution), teams);
  });
  const isOpen = isCyclic || resolution.held.has(groupId) || open.length > nobodies;
  const context = { tournament: cup.tournament, teams: counted, teamsChanged };
  const table = computeGroupTable({ ...group, teamIds, nobodies, isOpen }, matches, context);
  resolution.groupTables.set(groupId, table);
}

function settleKnockoutMatch(match: Match, resolution: Resolution): void {
  const teams = mapSides(match, (side) => teamOfSide(side, resolution));
  const result = resultOf(settle(match, teams, resolution), teams);
  if (result) resolution.results.set(match.matchId, result);
}

/** Settles the matches of groups that are not in the cup. */
function settleStrays(resolution: Resolution): void {
  for (const [groupId, matches] of resolution.matchesOf) {
    if (groupId === null || resolution.groupTables.has(groupId)) continue;
    for (const match of matches) {
      const teams = mapSides(match, (side) => knownTeam(side, resolution.teams));
      settle(match, teams, resolution);
    }
  }
}

function matchesByGroup(matches: readonly Match[]): Map<string | null, Match[]> {
  const byGroup = new Map<string | null, Match[]>();
  for (const match of matches) {
    const ofGroup = byGroup.get(match.groupId);
    if (ofGroup) ofGroup.push(match);
    else byGroup.set(match.groupId, [match]);
  }
  return byGroup;
}

function startOf(cup: Cup, held: ReadonlySet<string>): Resolution {
  const counted = cup.teams.filter(({ withdrawn }) => withdrawn?.results !== 'annulled');
  return {
    cup,
    held,
    teams: new Map(cup.teams.map((team) => [team.teamId, team])),
    withdrawals: withdrawalsOf(cup.teams),
    counted: new Map(counted.map((team) => [team.teamId, team])),
    matchesOf: matchesByGroup(cup.matches),
    groupTables: new Map(),
    allotments: new Map(),
    places: new Map(),
    sides: new Map(),
    teamsChanged: new Set(),
    results: new Map(),
    read: new Map(),
  };
}

export interface Settled extends Resolution {
  readonly cyclic: readonly Referring[];
}

function settleWith(cup: Cup, held: ReadonlySet<string>): Settled {
  const resolution = startOf(cup, held);
  const ofPlaces = new Set(groupsOfPlaces(cup.groups));
  for (const group of cup.groups) if (!ofPlaces.has(group)) settleGroup(group, resolution);
  const { ordered, cyclic } = orderByReference(resolution.matchesOf.get(null) ?? [], [...ofPlaces]);
  for (const referring of ordered) {
    if (isMatch(referring)) settleKnockoutMatch(referring, resolution);
    else settleGroup(referring, resolution);
  }
  for (const referring of cyclic) if (!isMatch(referring)) settleGroup(referring, resolution, true);
  for (const referring of cyclic) {
    if (!isMatch(referring)) continue;
    settle(
      referring,
      mapSides(referring, (side) => teamOfSide(side, resolution)),
      resolution,
    );
  }
  settleStrays(resolution);
  return { ...resolution, cyclic };
}

/**
 * Settles the groups whose teams were chosen, then the matches of the knockout and the groups that take places, each after those that it
 * depends on. What depends on a cycle comes last, and has no result. A team that has come into several groups of a stage is known once all of
 * them are settled; then the cup is settled again, and nobody goes on from these groups.
 */
export function settleCup(cup: Cup): Settled {
  const held = new Set<string>();
  for (;;) {
    const settled = settleWith(cup, held);
    const more = [...findPlacedTwice(cup, settled.places).keys()].filter((groupId) => !held.has(groupId));
    if (more.length === 0) return settled;
    for (const groupId of more) held.add(groupId);
  }
}
