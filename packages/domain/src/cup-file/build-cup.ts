import { mapSides, type Side } from '../cup/sides';
import { bindPlaceholder } from '../bracket/bind-placeholder';
import { resolveCup, type ResolvedCup } from '../bracket/resolve-cup';
import type { Cup, Group, Match, Player, Stage, Team } from '../cup/records';
import { instantOf } from '../cup/time-zone';
import type { Entry } from '../match-log/entries';
import { nameKey } from '../cup/text/name-key';
import { hasScore, stateByScore } from '../cup/outcome';
import { CupFileNames } from './cup-file-names';
import { findCupProblems } from './find-cup-problems';
import { entriesOfLog } from './log-entries';
import { scoreOf } from './find-match-problems';
import type { CupFileProblem } from './problems';
import type { CupFile, CupFileMatch } from './schema';

export interface NewRecords {
  /** A fresh id for each record. */
  readonly newId: () => string;
  /** The instant of creation in milliseconds; matches get one each, a millisecond apart, in the order of the file. */
  readonly now: number;
}

/** The entries of the matches that have a log in the file, by match id. The caller that writes the cup has to write them too. */
export type CupLogs = ReadonlyMap<string, readonly Entry[]>;

export type BuiltCup =
  | { readonly ok: true; readonly cup: Cup; readonly logs: CupLogs }
  | { readonly ok: false; readonly problems: readonly CupFileProblem[] };

function byName<Item extends { readonly name: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [nameKey(item.name), item]));
}

/** Returns the record with the given name. The file has been checked, so the record exists. */
function find<Item>(items: ReadonlyMap<string, Item>, name: string): Item {
  const item = items.get(nameKey(name));
  if (item === undefined) throw new Error(`The cup file was not checked: it has no "${name}".`);
  return item;
}

/** A repeated name is dropped; the first spelling stays. */
function withoutRepeated(names: readonly string[]): string[] {
  const keys = names.map(nameKey);
  return names.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function buildTeams(file: CupFile, newId: () => string): Team[] {
  return file.teams.map(({ name, players }) => ({
    teamId: newId(),
    name,
    players: withoutRepeated(players).map((player) => ({ playerId: newId(), name: player })),
  }));
}

function buildGroups(
  file: CupFile,
  stages: readonly Stage[],
  teams: readonly Team[],
  newId: () => string,
): Group[] {
  const names = new CupFileNames(file);
  const teamsByName = byName(teams);
  const idOf = (team: string) => find(teamsByName, team).teamId;
  return file.groups.map((group) => ({
    groupId: newId(),
    stageId: find(byName(stages), names.stageOfGroup(group)?.name ?? '').stageId,
    name: group.name,
    teamIds: group.teams.map(idOf),
    lots: group.lots.map(idOf),
  }));
}

type Records = Pick<Cup, 'teams' | 'stages' | 'groups'>;

function buildMatch(match: CupFileMatch, index: number, records: Records, { newId, now }: NewRecords): Match {
  const { stageId } = find(byName(records.stages), match.stage);
  const groups = byName(records.groups.filter((group) => group.stageId === stageId));
  const teams = byName(records.teams);
  const sides = mapSides(scoreOf(match), (score, key): Side => {
    const teamId = teams.get(nameKey(match[key]))?.teamId ?? null;
    return { teamId, placeholder: teamId === null ? match[key] : null, source: null, ...score };
  });
  return {
    matchId: newId(),
    stageId,
    groupId: match.group ? find(groups, match.group).groupId : null,
    ...sides,
    date: match.date,
    time: match.time,
    location: match.location,
    state: stateByScore(sides),
    isForfeit: false,
    logRevision: null,
    scoredTeams: null,
    createdAt: new Date(now + index).toISOString(),
  };
}

function bindSide(cup: Cup, stageId: string, side: Side): Side {
  const bound = side.placeholder === null ? null : bindPlaceholder(cup, stageId, side.placeholder);
  return { ...side, source: bound?.kind === 'source' ? bound.source : null };
}

/** Match numbers count over all matches, so placeholders are bound after all matches were added. */
function bindPlaceholders(cup: Cup): Cup {
  const matches = cup.matches.map((match) => ({
    ...match,
    ...mapSides(match, (side) => bindSide(cup, match.stageId, side)),
  }));
  return { ...cup, matches };
}

function recordScoredTeams(match: Match, resolved: ResolvedCup): Match {
  const { local, visitor } = resolved.sides.get(match.matchId) ?? { local: null, visitor: null };
  if (!hasScore(match) || local === null || visitor === null) return match;
  return { ...match, scoredTeams: { local, visitor } };
}

function playersOf({ teams }: Cup, { teamId }: Side): readonly Player[] {
  return teams.find((team) => team.teamId === teamId)?.players ?? [];
}

function buildLogs(file: CupFile, cup: Cup, newId: () => string): CupLogs {
  const { timeZone, matchRules: rules } = cup.tournament;
  const logs = new Map<string, readonly Entry[]>();
  file.matches.forEach(({ log, ...names }, index) => {
    const match = cup.matches[index];
    if (!log || !match) return;
    const kickOff = instantOf(match.date, match.time, timeZone);
    const players = mapSides(match, (side) => playersOf(cup, side));
    logs.set(match.matchId, entriesOfLog(log, { match, kickOff, rules, players, names, newId }));
  });
  return logs;
}

function firstDay(file: CupFile): string {
  return file.date ?? file.matches.map(({ date }) => date).sort()[0] ?? '';
}

/**
 * Turns a checked cup file into the records of a cup, with placeholders bound as if each match had been entered by hand. Problems that only
 * the finished cup shows are still refused (find-cup-problems.ts).
 */
export function buildCup(file: CupFile, records: NewRecords): BuiltCup {
  const { newId } = records;
  const teams = buildTeams(file, newId);
  const stages = file.stages.map((stage): Stage => ({ stageId: newId(), ...stage }));
  const groups = buildGroups(file, stages, teams, newId);
  const { name, points, tieBreakers, timeZone, language, matchRules, playerNames } = file;
  const cup = bindPlaceholders({
    tournament: {
      tournamentId: newId(),
      name,
      date: firstDay(file),
      points,
      tieBreakers,
      timeZone,
      language,
      matchRules,
      playerNames,
    },
    teams,
    stages,
    groups,
    matches: file.matches.map((match, index) => buildMatch(match, index, { teams, stages, groups }, records)),
  });
  const resolved = resolveCup(cup);
  const problems = findCupProblems(cup, resolved);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    cup: { ...cup, matches: cup.matches.map((match) => recordScoredTeams(match, resolved)) },
    logs: buildLogs(file, cup, newId),
  };
}
