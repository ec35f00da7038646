import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import type { PlaceholderSource } from '@futsal-cup/domain/cup/sides';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { stateOfPhase } from '@futsal-cup/domain/match-log/match-of-log';
import { expect } from 'vitest';
import { findForeignParts } from './find-foreign-parts';
import { findOrphans, readStoredCup, type StoredCup, type StoredMatch } from './stored-cup';

/*
 * This file states the rules of a cup a second time, deliberately without the code that enforces them. Each finder returns
 * sentences; a cup that keeps the rules has none.
 */

type Finder = (cup: StoredCup) => string[];

/** Names that differ only in case and surrounding space are the same name. */
const key = (name: string) => name.trim().toLowerCase();

function repeated(values: readonly string[], what: string): string[] {
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${what} comes twice: ${value}`);
}

function outside(what: string, length: number, least: number, most: number): string[] {
  return length < least || length > most ? [`${what} is ${length}, not ${least} to ${most}`] : [];
}

const findSizeProblems: Finder = ({ tournament, teams, stages, groups, matches }) => [
  ...outside('the number of categories', tournament.categories?.length ?? 0, 0, 16),
  ...outside('the number of teams', teams.length, 0, 256),
  ...outside('the number of stages', stages.length, 0, 64),
  ...outside('the number of groups', groups.length, 0, 128),
  ...outside('the number of matches', matches.length, 0, 2_000),
  ...teams.flatMap(({ players }) => outside('the number of players', players.length, 0, 40)),
];

/** The record of a match has as many goals of players as its log names, own goals and those outside of its score left out. */
const findScorerProblems: Finder = ({ tournament, stages, matches, logs }) =>
  logs.flatMap(({ matchId, entries }) => {
    const match = matches.find((candidate) => candidate.matchId === matchId);
    if (!match?.players) return [];
    const { active, arrivedLater } = foldLog(entries, matchRulesOf({ tournament, stages }, match));
    const told = active.filter(
      (entry) =>
        entry.kind === 'goal' &&
        entry.playerId !== null &&
        entry.how !== 'own-goal' &&
        !arrivedLater.includes(entry.entryId),
    ).length;
    const stored = match.players.reduce((sum, { goals = 0 }) => sum + goals, 0);
    return told === stored ? [] : [`the log of ${matchId} has ${told} goals of players, not ${stored}`];
  });

/** The record of a match agrees with its log. */
const findLogProblems: Finder = ({ tournament, stages, matches, logs }) =>
  logs.flatMap(({ matchId, entries }) => {
    const match = matches.find((candidate) => candidate.matchId === matchId);
    if (!match) return [];
    const { phase, score, isForfeit } = foldLog(entries, matchRulesOf({ tournament, stages }, match));
    const isFinished = phase === 'finished';
    const told = [
      stateOfPhase(phase),
      isForfeit,
      ...(isFinished ? [score.goals.local, score.goals.visitor] : [null, null]),
    ];
    const stored = [match.state, match.isForfeit, match.localTeamScore, match.visitorTeamScore];
    return told.join() === stored.join()
      ? []
      : [`the log of ${matchId} says ${told.join()}, not ${stored.join()}`];
  });

const findNameProblems: Finder = ({ teams, stages, groups }) => [
  ...repeated(
    teams.map(({ name, categoryId }) => `${key(name)} in ${categoryId ?? 'none'}`),
    'a team',
  ),
  ...repeated(
    stages.map(({ name, categoryId }) => `${key(name)} in ${categoryId ?? 'none'}`),
    'a stage',
  ),
  ...repeated(
    stages.map(({ order, categoryId }) => `${order} in ${categoryId ?? 'none'}`),
    'an order',
  ),
  ...repeated(
    groups.map(({ stageId, name }) => `${key(name)} in ${stageId}`),
    'a group',
  ),
  ...teams.flatMap(({ players }) =>
    repeated(
      players.map(({ name }) => key(name)),
      'a player',
    ),
  ),
  ...teams.flatMap(({ players }) =>
    repeated(
      players.map(({ playerId }) => playerId),
      'a player’s id',
    ),
  ),
  ...teams.flatMap(({ players }) => [
    ...repeated(
      players.flatMap(({ number }) => (number === undefined ? [] : String(number))),
      'a shirt number',
    ),
    ...repeated(
      players.flatMap(({ isCaptain }) => (isCaptain ? 'the armband' : [])),
      'a captain',
    ),
  ]),
  ...teams.flatMap(({ name }) => outside(`the length of ${name}`, name.length, 2, 50)),
  ...[...stages, ...groups].flatMap(({ name }) => outside(`the length of ${name}`, name.length, 1, 50)),
  ...[...teams, ...stages, ...groups]
    .filter(({ name }) => name !== name.trim())
    .map(({ name }) => `not trimmed: ${JSON.stringify(name)}`),
];

const findGroupProblems: Finder = ({ teams, stages, groups }) => {
  const teamIds = new Set(teams.map(({ teamId }) => teamId));
  const memberships = groups.flatMap(({ stageId, teamIds: members }) =>
    members.map((teamId) => `${teamId} in ${stageId}`),
  );
  return [
    ...groups
      .filter(({ stageId }) => stages.find((stage) => stage.stageId === stageId)?.type !== 'group')
      .map(({ name }) => `the group ${name} is in no group stage`),
    ...groups.flatMap(({ name, teamIds: members }) =>
      members.filter((teamId) => !teamIds.has(teamId)).map((teamId) => `${name} has no such team: ${teamId}`),
    ),
    ...groups.flatMap(({ name, teamIds: members, lots }) =>
      lots.filter((teamId) => !members.includes(teamId)).map((teamId) => `lots of ${name} for ${teamId}`),
    ),
    ...groups.flatMap(({ lots }) => repeated(lots, 'a lot')),
    ...repeated(memberships, 'a team in a stage'),
  ];
};

function placeProblem(match: StoredMatch, cup: StoredCup): string | null {
  const stage = cup.stages.find(({ stageId }) => stageId === match.stageId);
  if (!stage) return 'its stage is not there';
  if (stage.type === 'knockout') return match.groupId === null ? null : 'a knockout match in a group';
  const group = cup.groups.find(({ groupId }) => groupId === match.groupId);
  if (!group) return 'its group is not there';
  if (group.stageId !== match.stageId) return 'its group is of another stage';
  const members = new Set(group.teamIds);
  const isPlayedByMembers = [match.localTeamId, match.visitorTeamId].every(
    (teamId) => teamId !== null && members.has(teamId),
  );
  return isPlayedByMembers ? null : 'its teams are not both in its group';
}

function isThere(source: PlaceholderSource, { matches, groups, stages }: StoredCup): boolean {
  if ('matchId' in source) return matches.some(({ matchId }) => matchId === source.matchId);
  if ('groupId' in source) return groups.some(({ groupId }) => groupId === source.groupId);
  return stages.some(({ stageId }) => stageId === source.stageId);
}

function sideProblems(match: StoredMatch, cup: StoredCup): string[] {
  const known = new Set(cup.teams.map(({ teamId }) => teamId));
  const sides = [
    [match.localTeamId, match.localTeamPlaceholder, match.localTeamSource],
    [match.visitorTeamId, match.visitorTeamPlaceholder, match.visitorTeamSource],
  ] as const;
  const problems = sides.flatMap(([teamId, placeholder, source]) => [
    ...(teamId !== null && !known.has(teamId) ? [`no such team: ${teamId}`] : []),
    ...(teamId !== null && placeholder !== null ? ['a side with a team and a placeholder'] : []),
    ...(source !== null && !isThere(source, cup) ? ['a source whose target is gone'] : []),
    ...(placeholder === null && source !== null ? ['a source without a placeholder'] : []),
    ...(placeholder === null ? [] : outside('the length of a placeholder', placeholder.length, 1, 50)),
  ]);
  const playsItself = match.localTeamId !== null && match.localTeamId === match.visitorTeamId;
  return playsItself ? [...problems, 'a team that plays itself'] : problems;
}

const isScore = (value: number | null) =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= 99);

function scoreProblems(match: StoredMatch): string[] {
  const { localTeamScore: local, visitorTeamScore: visitor } = match;
  const { localTeamPenaltyScore: localKicks, visitorTeamPenaltyScore: visitorKicks } = match;
  const hasKicks = localKicks !== null || visitorKicks !== null;
  const rules: [string, boolean][] = [
    ['a score that is no whole number to 99', [local, visitor, localKicks, visitorKicks].every(isScore)],
    ['half a score', (local === null) === (visitor === null)],
    ['half a shoot-out', (localKicks === null) === (visitorKicks === null)],
    ['a shoot-out without a level score', !hasKicks || (local !== null && local === visitor)],
    ['a shoot-out that ends level', !hasKicks || localKicks !== visitorKicks],
    [
      'a score of nobody, or nobody’s score',
      (local === null && !match.forfeit) === (match.scoredTeams === null),
    ],
    [
      'a score of a team against itself',
      !match.scoredTeams || match.scoredTeams.local !== match.scoredTeams.visitor,
    ],
  ];
  return rules.filter(([, isKept]) => !isKept).map(([problem]) => problem);
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function scheduleProblems({ date, time, location }: StoredMatch): string[] {
  return [
    ...(isDay(date) ? [] : [`a day: ${date}`]),
    ...(isClock(time) ? [] : [`a time: ${time}`]),
    ...outside('the length of a location', location.length, 3, 100),
  ];
}

const findMatchProblems: Finder = (cup) =>
  cup.matches.flatMap((match) =>
    [
      ...(placeProblem(match, cup) === null ? [] : [String(placeProblem(match, cup))]),
      ...sideProblems(match, cup),
      ...scoreProblems(match),
      ...scheduleProblems(match),
    ].map((problem) => `match ${match.matchId}: ${problem}`),
  );

const findPairingProblems: Finder = ({ matches }) =>
  repeated(
    matches
      .filter(({ localTeamId, visitorTeamId }) => localTeamId !== null && visitorTeamId !== null)
      .map(({ stageId, localTeamId, visitorTeamId, date, time }) =>
        [stageId, ...[localTeamId, visitorTeamId].sort(), date, time].join(' '),
      ),
    'a pairing',
  );

function waitsFor(source: PlaceholderSource | null): string[] {
  return source !== null && 'matchId' in source ? [source.matchId] : [];
}

/** Follows the matches on which each match depends; a walk that reaches its start again is a cycle. */
const findCycleProblems: Finder = ({ matches }) => {
  const next = new Map(
    matches.map(({ matchId, localTeamSource, visitorTeamSource }) => [
      matchId,
      [...waitsFor(localTeamSource), ...waitsFor(visitorTeamSource)],
    ]),
  );
  return matches
    .filter(({ matchId: start }) => {
      const seen = new Set<string>();
      const open = [...(next.get(start) ?? [])];
      for (let matchId = open.pop(); matchId !== undefined; matchId = open.pop()) {
        if (matchId === start) return true;
        if (seen.has(matchId)) continue;
        seen.add(matchId);
        open.push(...(next.get(matchId) ?? []));
      }
      return false;
    })
    .map(({ matchId }) => `match ${matchId} waits for itself`);
};

/** A cup that tells of no winners has no match whose team follows from a group or another match. */
const findTakenPlaces: Finder = ({ tournament: { shown = 'all' }, matches }) =>
  matches
    .filter(({ localTeamSource, visitorTeamSource }) => localTeamSource ?? visitorTeamSource)
    .filter(() => shown !== 'all')
    .map(({ matchId }) => `match ${matchId} takes a place of a cup without tables`);

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text);

const findStampProblems: Finder = ({ tournament, teams, stages, groups, matches }) =>
  [tournament, ...teams, ...stages, ...groups, ...matches]
    .filter(({ createdAt, updatedAt }) => !isInstant(createdAt) || !isInstant(updatedAt))
    .map(({ createdAt, updatedAt }) => `a record of ${createdAt} and ${updatedAt}`);

const FINDERS: readonly Finder[] = [
  findSizeProblems,
  findLogProblems,
  findScorerProblems,
  findNameProblems,
  findGroupProblems,
  findForeignParts,
  findMatchProblems,
  findPairingProblems,
  findCycleProblems,
  findTakenPlaces,
  findStampProblems,
];

export function findBrokenRules(cup: StoredCup): string[] {
  return FINDERS.flatMap((find) => find(cup));
}

/** The stored cup keeps every rule; returns the stored cup. */
export async function expectCupRules(tournamentId: string, host?: string): Promise<StoredCup> {
  const cup = await readStoredCup(tournamentId, host);
  expect(findBrokenRules(cup)).toEqual([]);
  return cup;
}

/** No document is left of a deleted cup, or of a deleted part of a cup. */
export async function expectNoOrphans(): Promise<void> {
  expect(await findOrphans()).toEqual([]);
}
