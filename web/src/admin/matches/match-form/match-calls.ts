import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { flattenScores } from '@futsal-cup/domain/cup/flat-match';
import { mapSides, type Sides } from '@futsal-cup/domain/cup/sides';
import type { Match } from '../../../shelf/cup/cup';
import { haveSameSides, changeValues, typedScore, valuesOf, type MatchValues } from './match-values';

type CallTo<Name extends keyof Calls> = { readonly call: Name; readonly payload: Calls[Name]['request'] };

type CreateMatchCall =
  CallTo<'createGroupMatch'> | CallTo<'createKnownTeamsMatch'> | CallTo<'createUnknownTeamsMatch'>;

type EditMatchCall =
  CallTo<'editGroupMatch'> | CallTo<'editKnownTeamsMatch'> | CallTo<'editUnknownTeamsMatch'>;

function scheduleOf({ date, time, location }: MatchValues) {
  return { date, time, location: location.trim() };
}

function teamsOf({ local, visitor }: MatchValues) {
  return { localTeamId: local.teamId, visitorTeamId: visitor.teamId };
}

function scoresOf(values: MatchValues) {
  return flattenScores(typedScore(values));
}

export function createCallOf(values: MatchValues): CreateMatchCall {
  const { stageId, groupId } = values;
  const common = { stageId, ...scheduleOf(values) };
  if (groupId) {
    const payload = { ...common, groupId, ...teamsOf(values), ...scoresOf(values), matchId: null };
    return { call: 'createGroupMatch', payload };
  }
  if (values.status === 'known') {
    return { call: 'createKnownTeamsMatch', payload: { ...common, ...teamsOf(values) } };
  }
  const payload = {
    ...common,
    localTeamPlaceholder: values.local.placeholder.trim(),
    visitorTeamPlaceholder: values.visitor.placeholder.trim(),
  };
  return { call: 'createUnknownTeamsMatch', payload };
}

/** The score, only where it was changed: an unchanged score that is sent counts as confirmed for the teams of now. */
function changedScore(base: MatchValues, values: MatchValues) {
  return haveSameSides(base, values, ['goals', 'kicks']) ? {} : scoresOf(values);
}

/** The placeholders that were changed. One that is not sent keeps the match or group that it refers to. */
function changedPlaceholders(base: MatchValues, values: MatchValues) {
  const { local, visitor } = mapSides(values, ({ placeholder }, side) =>
    base.status === 'unknown' && base[side].placeholder === placeholder ? undefined : placeholder.trim(),
  );
  return { localTeamPlaceholder: local, visitorTeamPlaceholder: visitor };
}

/** Who is in a match, once both are known. */
export function teamsIn({ local, visitor }: Match): Sides<string> | null {
  return local.team && visitor.team && { local: local.team.teamId, visitor: visitor.team.teamId };
}

/** Whether what is sent has a score for those who come out of the placeholders that were there before. */
export function isScoreOfResolved(match: Match, values: MatchValues): boolean {
  const base = valuesOf(match);
  if (values.groupId || values.status !== 'unknown' || base.status !== 'unknown') return false;
  return haveSameSides(base, values, ['placeholder']) && !haveSameSides(base, values, ['goals', 'kicks']);
}

/**
 * The call that saves an edit of `match`. The server refuses it when somebody else has changed the match meanwhile, and its
 * score where others than `teams` are in the match by now.
 */
export function editCallOf(match: Match, values: MatchValues, teams = teamsIn(match)): EditMatchCall {
  const { matchId, stageId, updatedAt } = match;
  const base = valuesOf(match);
  const common = { matchId, stageId, updatedAt, ...scheduleOf(values), ...changedScore(base, values) };
  if (values.groupId) {
    return { call: 'editGroupMatch', payload: { ...common, ...teamsOf(values), groupId: values.groupId } };
  }
  if (values.status === 'known') {
    return { call: 'editKnownTeamsMatch', payload: { ...common, ...teamsOf(values) } };
  }
  const teamsOfScore = teams && isScoreOfResolved(match, values) ? { teamsOfScore: teams } : {};
  const payload = { ...common, ...changedPlaceholders(base, values), ...teamsOfScore };
  return { call: 'editUnknownTeamsMatch', payload };
}

/** The call that confirms the score of `match` for its present teams, or that takes it away. */
export function reviewCallOf(match: Match, score: 'keep' | 'clear'): EditMatchCall {
  const values = valuesOf(match);
  const none = { goals: '', kicks: '' };
  const wanted = score === 'keep' ? values : changeValues(values, { local: none, visitor: none });
  const { call, payload } = editCallOf(match, wanted);
  const teams = score === 'keep' && call === 'editUnknownTeamsMatch' && teamsIn(match);
  const teamsOfScore = teams ? { teamsOfScore: teams } : {};
  return { call, payload: { ...payload, ...scoresOf(wanted), ...teamsOfScore } } as EditMatchCall;
}
