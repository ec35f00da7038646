import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { GroupView, MatchView, StageView } from '@futsal-cup/domain/contracts/views/cup-views';
import { buildGroup, buildStage, buildTeam, only, readView, uniqueName, type Known } from './builders';
import { call } from '../call-api';
import { dayFromNow } from './days';

export function schedule() {
  return { date: dayFromNow(31), time: '18:30', location: 'Sports hall' };
}

function firstTwo(teams: readonly { readonly teamId: string }[]): [string, string] {
  const [local, visitor] = teams;
  if (!local || !visitor) throw new Error('A match needs two teams');
  return [local.teamId, visitor.teamId];
}

/** Returns a request for a match of the group between its first two teams. */
export function groupMatchRequest(
  group: GroupView,
  overrides: Partial<Calls['createGroupMatch']['request']> = {},
): Calls['createGroupMatch']['request'] {
  const { groupId, stageId } = group;
  const [localTeamId, visitorTeamId] = firstTwo(group.Teams);
  return { groupId, stageId, localTeamId, visitorTeamId, ...schedule(), ...overrides };
}

export async function buildGroupMatch({
  group,
  ...overrides
}: Partial<Calls['createGroupMatch']['request']> & { group?: Known<GroupView> } = {}): Promise<MatchView> {
  const request = groupMatchRequest(group ?? (await buildGroup()), overrides);
  return (await call('createGroupMatch', request)).match;
}

type KnownTeamsOverrides = Partial<Calls['createKnownTeamsMatch']['request']> & {
  readonly stage?: Known<StageView>;
};

/** Builds a knockout match of two new teams unless the test names them. */
export async function buildKnownTeamsMatch({
  stage,
  ...overrides
}: KnownTeamsOverrides = {}): Promise<MatchView> {
  const { tournamentId, stageId } = stage ?? (await buildStage({ type: 'knockout' }));
  const localTeamId = overrides.localTeamId ?? (await buildTeam({ tournamentId })).teamId;
  const visitorTeamId = overrides.visitorTeamId ?? (await buildTeam({ tournamentId })).teamId;
  const request = { stageId, ...schedule(), ...overrides, localTeamId, visitorTeamId };
  return (await call('createKnownTeamsMatch', request)).match;
}

type UnknownTeamsOverrides = Partial<Calls['createUnknownTeamsMatch']['request']> & {
  readonly stage?: Known<StageView>;
};

export async function buildUnknownTeamsMatch({
  stage,
  ...overrides
}: UnknownTeamsOverrides = {}): Promise<MatchView> {
  const { stageId } = stage ?? (await buildStage({ type: 'knockout' }));
  const placeholders = {
    localTeamPlaceholder: uniqueName('Host'),
    visitorTeamPlaceholder: uniqueName('Guest'),
  };
  const request = { stageId, ...placeholders, ...schedule(), ...overrides };
  return (await call('createUnknownTeamsMatch', request)).match;
}

/** Returns the fields that every edit of a match repeats without changing them. */
function unchanged({ matchId, stageId, date, time, location }: MatchView) {
  return { matchId, stageId, date, time, location };
}

function teamsOf({ localTeamId, visitorTeamId }: MatchView) {
  return { localTeamId: localTeamId ?? '', visitorTeamId: visitorTeamId ?? '' };
}

export function groupMatchEdit(
  match: MatchView,
  overrides: Partial<Calls['editGroupMatch']['request']> = {},
): Calls['editGroupMatch']['request'] {
  return { ...unchanged(match), groupId: match.groupId ?? '', ...teamsOf(match), ...overrides };
}

export function knownTeamsEdit(
  match: MatchView,
  overrides: Partial<Calls['editKnownTeamsMatch']['request']> = {},
): Calls['editKnownTeamsMatch']['request'] {
  return { ...unchanged(match), ...teamsOf(match), ...overrides };
}

export function unknownTeamsEdit(
  match: MatchView,
  overrides: Partial<Calls['editUnknownTeamsMatch']['request']> = {},
): Calls['editUnknownTeamsMatch']['request'] {
  return { ...unchanged(match), ...overrides };
}

/** Returns the four score fields: goals, and kicks if there was a shoot-out. */
export function score(
  [localTeamScore, visitorTeamScore]: readonly [number | null, number | null],
  [localTeamPenaltyScore, visitorTeamPenaltyScore]: readonly [number | null, number | null] = [null, null],
) {
  return { localTeamScore, visitorTeamScore, localTeamPenaltyScore, visitorTeamPenaltyScore };
}

/** Enters a score of a match whatever its kind. */
export async function enterScore(
  match: MatchView,
  goals: readonly [number, number],
  kicks?: readonly [number, number],
): Promise<MatchView> {
  const scores = score(goals, kicks);
  if (match.groupId !== null) return (await call('editGroupMatch', groupMatchEdit(match, scores))).match;
  if (match.localTeamId !== null && match.visitorTeamId !== null) {
    return (await call('editKnownTeamsMatch', knownTeamsEdit(match, scores))).match;
  }
  return (await call('editUnknownTeamsMatch', unknownTeamsEdit(match, scores))).match;
}

/** Reads the match as the view of its cup shows it now. */
export async function readMatch({ tournamentId, matchId }: MatchView): Promise<MatchView> {
  const { Stages } = await readView(tournamentId);
  return only(
    Stages.flatMap(({ Matches }) => Matches),
    (match) => match.matchId === matchId,
  );
}
