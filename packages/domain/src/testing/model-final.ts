import type { Cup, Match, Stage, StoredMatchState } from '../cup/records';
import type { PlaceholderSource, Side } from '../cup/sides';
import { buildMatch, buildSide, buildTeam, buildTournament, teamIdOf } from './build-cup';

/*
 * A cup that knows which of its matches is the final, and its champion. It is as simple as possible and does not use the rules that tests
 * check against it. Teams are names.
 */

export type Pair<Value> = readonly [Value, Value];

export interface ModelGroup {
  readonly name: string;
  /** The teams, best first. Each beats those behind it by `margin` goals. */
  order: string[];
  readonly margin: number;
  readonly matches: ModelMatch[];
}

export type ModelSide =
  | { readonly kind: 'place'; readonly group: ModelGroup; readonly place: number }
  | { readonly kind: 'best-second'; readonly groups: readonly ModelGroup[] }
  | { readonly kind: 'winner' | 'loser'; readonly match: ModelMatch }
  | { readonly kind: 'team'; readonly team: string };

export interface ModelMatch {
  sides: Pair<ModelSide>;
  goals: Pair<number> | null;
  kicks: Pair<number> | null;
  state: StoredMatchState;
  /** The teams for which the score was entered. */
  scoredFor: Pair<string> | null;
  start: string;
}

export interface ModelStage {
  readonly groups: readonly ModelGroup[];
  /** The matches of a knockout stage. */
  readonly matches: readonly ModelMatch[];
}

export interface ModelCup {
  /** The stages in the order of their numbers. */
  readonly stages: readonly ModelStage[];
  /** The final; null where several matches decide, or no final was made yet. */
  readonly final: ModelMatch | null;
  /** The match for third place; null when there is none. */
  readonly third: ModelMatch | null;
  /** The group whose table decides; null where there is a knockout, or where no table decides. */
  readonly league: ModelGroup | null;
}

export function newMatch(local: ModelSide, visitor: ModelSide): ModelMatch {
  const open = { goals: null, kicks: null, state: 'scheduled', scoredFor: null } as const;
  return { sides: [local, visitor], ...open, start: '2026-06-13 10:00' };
}

function isOver({ matches }: ModelGroup): boolean {
  return matches.every((match) => match.goals !== null && !isUnderReview(match));
}

export function teamOf(side: ModelSide): string | null {
  switch (side.kind) {
    case 'team':
      return side.team;
    case 'place':
      return isOver(side.group) ? (side.group.order[side.place - 1] ?? null) : null;
    case 'best-second': {
      const [best] = [...side.groups].sort((a, b) => b.margin - a.margin);
      return side.groups.every(isOver) ? (best?.order[1] ?? null) : null;
    }
    case 'winner':
    case 'loser':
      return side.kind === 'winner' ? resultOf(side.match).winner : resultOf(side.match).loser;
  }
}

export function teamsOf({ sides: [local, visitor] }: ModelMatch): Pair<string | null> {
  return [teamOf(local), teamOf(visitor)];
}

export function isUnderReview(match: ModelMatch): boolean {
  const teams = teamsOf(match);
  return match.scoredFor !== null && match.scoredFor.some((team, index) => team !== teams[index]);
}

export function resultOf(match: ModelMatch): { winner: string | null; loser: string | null } {
  const { goals, kicks } = match;
  const decisive = goals && goals[0] === goals[1] ? kicks : goals;
  const [local, visitor] = teamsOf(match);
  if (
    !decisive ||
    decisive[0] === decisive[1] ||
    isUnderReview(match) ||
    local === null ||
    visitor === null
  ) {
    return { winner: null, loser: null };
  }
  return decisive[0] > decisive[1] ? { winner: local, loser: visitor } : { winner: visitor, loser: local };
}

/** The champion of the cup, if there is one. */
export function championOf({ final, league }: ModelCup): string | null {
  if (final) return resultOf(final).winner;
  return league && isOver(league) ? (league.order[0] ?? null) : null;
}

/** The ids that the records of a model have. */
interface Ids {
  readonly ofMatch: ReadonlyMap<ModelMatch, string>;
  readonly ofGroup: ReadonlyMap<ModelGroup, string>;
  readonly ofStage: ReadonlyMap<ModelGroup, string>;
}

function sourceOf(side: ModelSide, ids: Ids): PlaceholderSource | null {
  switch (side.kind) {
    case 'team':
      return null;
    case 'place':
      return { kind: 'group-place', groupId: ids.ofGroup.get(side.group) ?? '', place: side.place };
    case 'best-second': {
      const [group] = side.groups;
      return { kind: 'best-of-place', stageId: (group && ids.ofStage.get(group)) ?? '', place: 2, rank: 1 };
    }
    case 'winner':
    case 'loser':
      return { kind: `match-${side.kind}`, matchId: ids.ofMatch.get(side.match) ?? '' };
  }
}

function idsOf({ stages }: ModelCup): Ids {
  const matches = stages.flatMap((stage) => [
    ...stage.groups.flatMap((group) => group.matches),
    ...stage.matches,
  ]);
  const groups = stages.flatMap((stage, index) => stage.groups.map((group) => [group, index] as const));
  return {
    ofMatch: new Map(matches.map((match, index) => [match, `match ${index + 1}`])),
    ofGroup: new Map(groups.map(([group]) => [group, `group ${group.name}`])),
    ofStage: new Map(groups.map(([group, index]) => [group, `stage ${index + 1}`])),
  };
}

/** The records of the model. */
export function cupOfModel(model: ModelCup): {
  readonly cup: Cup;
  readonly idOf: (match: ModelMatch) => string;
} {
  const ids = idsOf(model);
  const idOf = (match: ModelMatch) => ids.ofMatch.get(match) ?? '';
  const names = new Set<string>();
  const sideOf = (match: ModelMatch, index: 0 | 1): Side => {
    const side = match.sides[index];
    if (side.kind === 'team') names.add(side.team);
    return buildSide({
      teamId: side.kind === 'team' ? teamIdOf(side.team) : null,
      placeholder: side.kind === 'team' ? null : side.kind,
      source: sourceOf(side, ids),
      goals: match.goals?.[index] ?? null,
      kicks: match.kicks?.[index] ?? null,
    });
  };
  const toMatch = (match: ModelMatch, stageId: string, groupId: string | null): Match => {
    const [date = '', time = ''] = match.start.split(' ');
    const [local, visitor] = match.scoredFor ?? [];
    const scoredTeams =
      local !== undefined && visitor !== undefined
        ? { local: teamIdOf(local), visitor: teamIdOf(visitor) }
        : null;
    const matchId = idOf(match);
    const createdAt = new Date(Number(matchId.slice(6))).toISOString();
    const sides = { local: sideOf(match, 0), visitor: sideOf(match, 1) };
    const { state } = match;
    return buildMatch({ matchId, stageId, groupId, date, time, scoredTeams, state, createdAt, ...sides });
  };
  const stages: Stage[] = model.stages.map(({ groups }, index) => ({
    stageId: `stage ${index + 1}`,
    name: `Stage ${index + 1}`,
    type: groups.length > 0 ? 'group' : 'knockout',
    order: index + 1,
  }));
  const groups = model.stages.flatMap((stage, index) =>
    stage.groups.map((group) => ({ group, stageId: `stage ${index + 1}` })),
  );
  const matches = model.stages.flatMap((stage, index) => {
    const stageId = `stage ${index + 1}`;
    const ofGroups = stage.groups.flatMap((group) =>
      group.matches.map((match) => toMatch(match, stageId, ids.ofGroup.get(group) ?? null)),
    );
    return [...ofGroups, ...stage.matches.map((match) => toMatch(match, stageId, null))];
  });
  for (const { group } of groups) for (const team of group.order) names.add(team);
  const cup = {
    tournament: buildTournament(),
    teams: [...names].map(buildTeam),
    stages,
    groups: groups.map(({ group, stageId }) => ({
      groupId: ids.ofGroup.get(group) ?? '',
      stageId,
      name: group.name,
      teamIds: group.order.map(teamIdOf),
      lots: [],
    })),
    matches,
  };
  return { cup, idOf };
}
