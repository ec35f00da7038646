import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { SCORE_FIELDS, typedScore, valuesOf, type MatchValues } from './match-values';

type CallTo<Name extends keyof Calls> = { readonly call: Name; readonly payload: Calls[Name]['request'] };

type CreateMatchCall =
  CallTo<'createGroupMatch'> | CallTo<'createKnownTeamsMatch'> | CallTo<'createUnknownTeamsMatch'>;

type EditMatchCall =
  CallTo<'editGroupMatch'> | CallTo<'editKnownTeamsMatch'> | CallTo<'editUnknownTeamsMatch'>;

function scheduleOf({ date, time, location }: MatchValues) {
  return { date, time, location: location.trim() };
}

function teamsOf({ localTeamId, visitorTeamId }: MatchValues) {
  return { localTeamId, visitorTeamId };
}

export function createCallOf(values: MatchValues): CreateMatchCall {
  const { stageId, groupId } = values;
  const common = { stageId, ...scheduleOf(values) };
  if (groupId) {
    const payload = { ...common, groupId, ...teamsOf(values), ...typedScore(values), matchId: null };
    return { call: 'createGroupMatch', payload };
  }
  if (values.status === 'known') {
    return { call: 'createKnownTeamsMatch', payload: { ...common, ...teamsOf(values) } };
  }
  const localTeamPlaceholder = values.localTeamPlaceholder.trim();
  const visitorTeamPlaceholder = values.visitorTeamPlaceholder.trim();
  const payload = { ...common, localTeamPlaceholder, visitorTeamPlaceholder };
  return { call: 'createUnknownTeamsMatch', payload };
}

/** The score, only where it was changed: an unchanged score that is sent counts as confirmed for the teams of now. */
function changedScore(base: MatchValues, values: MatchValues) {
  return SCORE_FIELDS.some((field) => base[field] !== values[field]) ? typedScore(values) : {};
}

/** The placeholders that were changed. One that is not sent keeps the match or group that it refers to. */
function changedPlaceholders(base: MatchValues, values: MatchValues) {
  const changed = (field: 'localTeamPlaceholder' | 'visitorTeamPlaceholder') =>
    base.status === 'unknown' && base[field] === values[field] ? undefined : values[field].trim();
  return {
    localTeamPlaceholder: changed('localTeamPlaceholder'),
    visitorTeamPlaceholder: changed('visitorTeamPlaceholder'),
  };
}

/** The call that saves an edit of `match`. The server refuses it when somebody else has changed the match meanwhile. */
export function editCallOf(match: MatchView, values: MatchValues): EditMatchCall {
  const { matchId, stageId, updatedAt } = match;
  const base = valuesOf(match);
  const common = { matchId, stageId, updatedAt, ...scheduleOf(values), ...changedScore(base, values) };
  if (values.groupId) {
    return { call: 'editGroupMatch', payload: { ...common, ...teamsOf(values), groupId: values.groupId } };
  }
  if (values.status === 'known') {
    return { call: 'editKnownTeamsMatch', payload: { ...common, ...teamsOf(values) } };
  }
  return { call: 'editUnknownTeamsMatch', payload: { ...common, ...changedPlaceholders(base, values) } };
}

/** The call that confirms the score of `match` for its present teams, or that takes it away. */
export function reviewCallOf(match: MatchView, score: 'keep' | 'clear'): EditMatchCall {
  const values = valuesOf(match);
  const cleared = {
    localTeamScore: '',
    visitorTeamScore: '',
    localTeamPenaltyScore: '',
    visitorTeamPenaltyScore: '',
  };
  const wanted = score === 'keep' ? values : { ...values, ...cleared };
  const edit = editCallOf(match, wanted);
  return { ...edit, payload: { ...edit.payload, ...typedScore(wanted) } } as EditMatchCall;
}
