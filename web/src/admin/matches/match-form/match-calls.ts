import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { FLAT_NAMES, flattenScores } from '@futsal-cup/domain/cup/flat-match';
import { mapSides, type SideKey, type Sides, SIDES } from '@futsal-cup/domain/cup/sides';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import type { Match } from '../../../shelf/cup/cup';
import { asRecorded } from '../../cup/recorded-match';
import {
  chosenPlace,
  haveSameSides,
  changeValues,
  typedScore,
  valuesOf,
  type MatchValues,
} from './match-values';

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

type GroupSides = Partial<
  Record<'localTeamId' | 'visitorTeamId' | 'localTeamPlaceholder' | 'visitorTeamPlaceholder', string>
>;

/**
 * The sides of a group match. A side by a place is left out where nobody has changed it, because its words may mean another place by now, and
 * another place may have brought its team.
 */
function groupSidesOf(values: MatchValues, match: Match | null = null) {
  const base = match && valuesOf(match);
  const sides = SIDES.flatMap((side): readonly (readonly [string, string])[] => {
    const { teamId } = values[side];
    if (match?.[side].teamId === null && base?.[side].teamId === teamId) return [];
    const place = chosenPlace(teamId);
    return [place === null ? [FLAT_NAMES[side].teamId, teamId] : [FLAT_NAMES[side].placeholder, place]];
  });
  return Object.fromEntries(sides) as GroupSides;
}

function scoresOf(values: MatchValues) {
  return flattenScores(typedScore(values));
}

export function createCallOf(values: MatchValues): CreateMatchCall {
  const { stageId, groupId } = values;
  const common = { stageId, ...scheduleOf(values) };
  if (groupId) {
    const payload = { ...common, groupId, ...groupSidesOf(values), ...scoresOf(values), matchId: null };
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

/** The payload has the score only if it was changed, because the server takes a sent score as confirmed for the present teams. */
function changedScore(base: MatchValues, values: MatchValues) {
  return haveSameSides(base, values, ['goals', 'kicks']) ? {} : scoresOf(values);
}

/** The payload has only changed placeholders, because a placeholder that is not sent keeps its binding to a match or group. */
function changedPlaceholders(base: MatchValues, values: MatchValues) {
  const { local, visitor } = mapSides(values, ({ placeholder }, side) =>
    base.status === 'unknown' && base[side].placeholder === placeholder ? undefined : placeholder.trim(),
  );
  return { localTeamPlaceholder: local, visitorTeamPlaceholder: visitor };
}

/** Returns the teams of a match if both are known. */
export function teamsIn({ local, visitor }: Match): Sides<string> | null {
  return local.team && visitor.team && { local: local.team.teamId, visitor: visitor.team.teamId };
}

/** Tells whether an edit sends a score for the teams that its unchanged placeholders, or places of its group, are resolved to. */
export function isScoreOfResolved(match: Match, values: MatchValues): boolean {
  const base = valuesOf(match);
  if (values.status !== 'unknown' || base.status !== 'unknown') return false;
  const field = values.groupId ? 'teamId' : 'placeholder';
  return haveSameSides(base, values, [field]) && !haveSameSides(base, values, ['goals', 'kicks']);
}

/**
 * Builds the call that saves an edit of `match`. The server refuses it when somebody else has changed the match meanwhile,
 * and refuses its score when the match has teams other than `teams` by then.
 */
export function editCallOf(match: Match, values: MatchValues, teams = teamsIn(match)): EditMatchCall {
  const { matchId, stageId, updatedAt } = match;
  const base = valuesOf(match);
  const common = { matchId, stageId, updatedAt, ...scheduleOf(values), ...changedScore(base, values) };
  const teamsOfScore = teams && isScoreOfResolved(match, values) ? { teamsOfScore: teams } : {};
  if (values.groupId) {
    const payload = { ...common, ...groupSidesOf(values, match), ...teamsOfScore, groupId: values.groupId };
    return { call: 'editGroupMatch', payload };
  }
  if (values.status === 'known') {
    return { call: 'editKnownTeamsMatch', payload: { ...common, ...teamsOf(values) } };
  }
  const payload = { ...common, ...changedPlaceholders(base, values), ...teamsOfScore };
  return { call: 'editUnknownTeamsMatch', payload };
}

/** Builds the call that binds the text of one side to what `text` names; the rest of the match stays as it is. */
export function bindCallOf(match: Match, side: SideKey, text: string): CallTo<'editUnknownTeamsMatch'> {
  const { matchId, stageId, updatedAt, date, time, location } = match;
  const payload = { matchId, stageId, updatedAt, date, time, location };
  return { call: 'editUnknownTeamsMatch', payload: { ...payload, [FLAT_NAMES[side].placeholder]: text } };
}

/**
 * Builds the call that confirms the score of `match` for its present teams, or that deletes the score. An award of a match that has no
 * score is confirmed or taken back.
 */
export function reviewCallOf(match: Match, score: 'keep' | 'clear'): EditMatchCall | CallTo<'awardMatch'> {
  const stored = asRecorded(match);
  if (stored.forfeit && !hasScore(stored)) {
    const { matchId, updatedAt } = match;
    const forfeit = score === 'keep' ? stored.forfeit : null;
    return { call: 'awardMatch', payload: { matchId, forfeit, updatedAt } };
  }
  const values = valuesOf(match);
  const none = { goals: '', kicks: '' };
  const wanted = score === 'keep' ? values : changeValues(values, { local: none, visitor: none });
  const { call, payload } = editCallOf(match, wanted);
  const teams = score === 'keep' && values.status === 'unknown' && teamsIn(match);
  const teamsOfScore = teams ? { teamsOfScore: teams } : {};
  return { call, payload: { ...payload, ...scoresOf(wanted), ...teamsOfScore } } as EditMatchCall;
}
