import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { dayFromNow } from '../builders/days';
import {
  bind,
  bindEarly,
  type Command,
  dropMatches,
  isUntyped,
  leadsBack,
  type Model,
  type ModelMatch,
  type ModelSide,
  NOBODY,
  type Pair,
  pairKey,
  pick,
  sideKey,
  teamsOf,
} from './model';

const when = { date: dayFromNow(40), location: 'Sports hall' };

const team = (teamId: string): ModelSide => ({ kind: 'team', teamId });

/** Lists the rules that the match would break; `before` is the match as it is, if it exists. */
function brokenBy(model: Model, wanted: Draft, before?: ModelMatch): ErrorCode[] {
  const { stageId, sides, time } = wanted;
  const key = pairKey(sides);
  const isMoved = before?.time !== time || pairKey(before.sides) !== key;
  const isTaken = model.matches.some(
    (match) =>
      match !== before && match.stageId === stageId && match.time === time && pairKey(match.sides) === key,
  );
  const [local, visitor] = sides;
  const isSame = !isUntyped(local) && sideKey(local) === sideKey(visitor);
  const isChanged =
    !before || sides.some((side, index) => sideKey(side) !== sideKey(before.sides[index as 0 | 1]));
  const teams = teamsOf(model, sides);
  const rules: [boolean, ErrorCode][] = [
    [isSame, local.kind === 'team' ? 'same_team_selected' : 'same_team_placeholder_selected'],
    [isSame && local.kind === 'team' && wanted.isTyped === true, 'same_team_placeholder_selected'],
    [!isSame && isChanged && teams !== null && teams[0] === teams[1], 'same_team_selected'],
    [key !== null && isMoved && isTaken, 'match_already_exists'],
    [before !== undefined && leadsBack(model, before.matchId, sides), 'placeholder_cycle'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, msg]) => msg);
}

interface Draft {
  readonly stageId: string;
  readonly sides: Pair<ModelSide>;
  readonly time: string;
  /** Whether the sides may come from texts of placeholders. A text that is the name of a team counts as that team. */
  readonly isTyped?: boolean;
}

function add(model: Model, groupId: string | null, { stageId, sides, time }: Draft) {
  return (data: unknown) => {
    const { matchId } = (data as Calls['createGroupMatch']['response']).match;
    model.matches.push({
      matchId,
      stageId,
      groupId,
      sides,
      time,
      goals: null,
      kicks: null,
      scoredTeams: null,
    });
    bindEarly(model, (id) => id === matchId);
  };
}

export function createGroupMatch(which: number, members: Pair<number>, time: string): Command {
  return (model) => {
    const group = pick(model.groups, which);
    const groupId = group?.groupId ?? NOBODY;
    const stageId = group?.stageId ?? NOBODY;
    const teams = members.map((member) => pick(group?.teamIds ?? [], member) ?? NOBODY);
    const [localTeamId = NOBODY, visitorTeamId = NOBODY] = teams;
    const draft = { stageId, sides: [team(localTeamId), team(visitorTeamId)] as const, time };
    const missing: ErrorCode[] = [
      ...(group ? [] : (['stage_not_found', 'group_not_found'] as const)),
      ...(teams.includes(NOBODY) ? (['team_not_found', 'team_not_in_group'] as const) : []),
    ];
    return {
      call: 'createGroupMatch',
      request: { groupId, stageId, localTeamId, visitorTeamId, time, ...when },
      broken: [...missing, ...brokenBy(model, draft)],
      apply: add(model, groupId, draft),
    };
  };
}

function stageProblems(model: Model, stageId: string): ErrorCode[] {
  const stage = model.stages.find((candidate) => candidate.stageId === stageId);
  if (!stage) return ['stage_not_found'];
  return stage.type === 'group' ? ['stage_is_not_a_knockout_stage'] : [];
}

export function createKnownTeamsMatch(which: number, teams: Pair<number>, time: string): Command {
  return (model) => {
    const stageId = pick(model.stages, which)?.stageId ?? NOBODY;
    const [localTeamId = NOBODY, visitorTeamId = NOBODY] = teams.map(
      (number) => pick(model.teams, number)?.teamId,
    );
    const draft = { stageId, sides: [team(localTeamId), team(visitorTeamId)] as const, time };
    const noTeams: ErrorCode[] = model.teams.length === 0 ? ['team_not_found'] : [];
    return {
      call: 'createKnownTeamsMatch',
      request: { stageId, localTeamId, visitorTeamId, time, ...when },
      broken: [...stageProblems(model, stageId), ...noTeams, ...brokenBy(model, draft)],
      apply: add(model, null, draft),
    };
  };
}

export function createUnknownTeamsMatch(which: number, texts: Pair<string>, time: string): Command {
  return (model) => {
    const stageId = pick(model.stages, which)?.stageId ?? NOBODY;
    const [localTeamPlaceholder, visitorTeamPlaceholder] = texts;
    const sides = [bind(model, texts[0]), bind(model, texts[1])] as const;
    const draft = { stageId, sides, time, isTyped: true };
    return {
      call: 'createUnknownTeamsMatch',
      request: { stageId, localTeamPlaceholder, visitorTeamPlaceholder, time, ...when },
      broken: [...stageProblems(model, stageId), ...brokenBy(model, draft)],
      apply: add(model, null, draft),
    };
  };
}

/** Returns an edit that changes nothing: a group match repeats its teams, a knockout match leaves them out. */
function editOf(match: ModelMatch | undefined) {
  const { matchId = NOBODY, stageId = NOBODY, groupId = null, time = '10:00' } = match ?? {};
  const [local, visitor] = match?.sides ?? [];
  if (groupId === null || local?.kind !== 'team' || visitor?.kind !== 'team') {
    return { call: 'editUnknownTeamsMatch', request: { matchId, stageId, time, ...when } } as const;
  }
  const teams = { localTeamId: local.teamId, visitorTeamId: visitor.teamId };
  return { call: 'editGroupMatch', request: { matchId, stageId, groupId, time, ...teams, ...when } } as const;
}

const notFound = (match: ModelMatch | undefined): ErrorCode[] => (match ? [] : ['match_not_found']);

function scoreProblems(goals: Pair<number | null>, kicks: Pair<number | null>): ErrorCode[] {
  const hasKicks = kicks[0] !== null || kicks[1] !== null;
  const rules: [boolean, ErrorCode][] = [
    [(goals[0] === null) !== (goals[1] === null), 'please_enter_both_scores_or_none'],
    [(kicks[0] === null) !== (kicks[1] === null), 'please_enter_both_penalty_scores_or_none'],
    [hasKicks && (goals[0] === null || goals[0] !== goals[1]), 'penalty_scores_need_a_level_score'],
    [hasKicks && kicks[0] === kicks[1], 'penalty_scores_must_differ'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, msg]) => msg);
}

const bothOf = ([local, visitor]: Pair<number | null>): Pair<number> | null =>
  local === null || visitor === null ? null : [local, visitor];

const sameNumbers = (one: Pair<number> | null, other: Pair<number> | null) =>
  JSON.stringify(one) === JSON.stringify(other);

export function enterScore(which: number, goals: Pair<number | null>, kicks: Pair<number | null>): Command {
  return (model) => {
    const match = pick(model.matches, which);
    const { call, request } = editOf(match);
    const teams = match ? teamsOf(model, match.sides) : null;
    const [newGoals, newKicks] = [bothOf(goals), bothOf(kicks)];
    const stays = match && sameNumbers(match.goals, newGoals) && sameNumbers(match.kicks, newKicks);
    const isEarly = newGoals !== null && teams === null && !stays;
    const isAgainstItself = newGoals !== null && teams !== null && teams[0] === teams[1];
    const scores = {
      localTeamScore: goals[0],
      visitorTeamScore: goals[1],
      localTeamPenaltyScore: kicks[0],
      visitorTeamPenaltyScore: kicks[1],
    };
    return {
      call,
      request: { ...request, ...scores },
      broken: [
        ...notFound(match),
        ...scoreProblems(goals, kicks),
        ...(isEarly ? (['teams_not_known_yet'] as const) : []),
        ...(isAgainstItself ? (['same_team_selected'] as const) : []),
      ],
      apply: () => {
        if (!match) return;
        if (newGoals === null) match.scoredTeams = null;
        else if (teams !== null) match.scoredTeams = teams;
        match.goals = newGoals;
        match.kicks = newKicks;
      },
    };
  };
}

export function moveMatch(which: number, time: string): Command {
  return (model) => {
    const match = pick(model.matches, which);
    const { call, request } = editOf(match);
    const draft = match && { stageId: match.stageId, sides: match.sides, time, isTyped: true };
    const broken = draft ? brokenBy(model, draft, match) : [];
    return {
      call,
      request: { ...request, time },
      broken: [...notFound(match), ...broken],
      apply: () => {
        if (match) match.time = time;
      },
    };
  };
}

function changeSides(model: Model, match: ModelMatch | undefined, sides: Pair<ModelSide>, isTyped: boolean) {
  const { stageId = NOBODY, time = '10:00', groupId = null } = match ?? {};
  const isScoreless = match?.goals !== null && teamsOf(model, sides) === null;
  const broken: ErrorCode[] = [
    ...notFound(match),
    ...(groupId === null ? [] : (['match_is_not_a_knockout_match'] as const)),
    ...brokenBy(model, { stageId, sides, time, isTyped }, match),
    ...(match && isScoreless ? (['teams_not_known_yet'] as const) : []),
  ];
  const apply = () => {
    if (match) match.sides = sides;
  };
  return { broken, apply };
}

export function setTeams(which: number, teams: Pair<number>): Command {
  return (model) => {
    const match = pick(model.matches, which);
    const { matchId = NOBODY, stageId = NOBODY, time = '10:00' } = match ?? {};
    const [localTeamId = NOBODY, visitorTeamId = NOBODY] = teams.map(
      (number) => pick(model.teams, number)?.teamId,
    );
    const { broken, apply } = changeSides(model, match, [team(localTeamId), team(visitorTeamId)], false);
    const noTeams: ErrorCode[] = model.teams.length === 0 ? ['team_not_found'] : [];
    return {
      call: 'editKnownTeamsMatch',
      request: { matchId, stageId, localTeamId, visitorTeamId, time, ...when },
      broken: [...broken, ...noTeams],
      apply,
    };
  };
}

export function setPlaceholders(which: number, texts: Pair<string>): Command {
  return (model) => {
    const match = pick(model.matches, which);
    const { matchId = NOBODY, stageId = NOBODY, time = '10:00' } = match ?? {};
    const [localTeamPlaceholder, visitorTeamPlaceholder] = texts;
    const sides = [bind(model, texts[0]), bind(model, texts[1])] as const;
    return {
      call: 'editUnknownTeamsMatch',
      request: { matchId, stageId, localTeamPlaceholder, visitorTeamPlaceholder, time, ...when },
      ...changeSides(model, match, sides, true),
    };
  };
}

export function deleteMatch(which: number): Command {
  return (model) => {
    const match = pick(model.matches, which);
    return {
      call: 'deleteMatch',
      request: { matchId: match?.matchId ?? NOBODY },
      broken: notFound(match),
      apply: () => dropMatches(model, (candidate) => candidate === match),
    };
  };
}
