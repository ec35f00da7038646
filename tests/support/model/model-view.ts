import type { GroupView, MatchView, TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { expect } from 'vitest';
import {
  isUnderReview,
  numberOf,
  placeholderOf,
  teamsOf,
  teamOf,
  type Model,
  type ModelGroup,
  type ModelMatch,
  type ModelSide,
} from './model';
import type { StoredCup } from './stored-cup';

const byKey = (one: readonly unknown[], other: readonly unknown[]) =>
  String(one[0]).localeCompare(String(other[0]));

function nameOf({ teams }: Model, teamId: string | null) {
  const team = teams.find((candidate) => candidate.teamId === teamId);
  return team ? { teamId: team.teamId, name: team.name } : null;
}

function typedTeam(side: ModelSide): string | null {
  return side.kind === 'team' ? side.teamId : null;
}

function sourceOf(side: ModelSide) {
  return 'matchId' in side ? { kind: `match-${side.kind}`, matchId: side.matchId } : null;
}

/** A lost text has the names of the two sides of the match that it referred to. */
const lostNames: readonly unknown[] = [expect.any(String), expect.any(String)];

function isLost(side: ModelSide): boolean {
  return side.kind === 'text' && side.isLost === true;
}

function expectedMatch(model: Model, match: ModelMatch): Partial<Record<keyof MatchView, unknown>> {
  const [local, visitor] = match.sides;
  const teams = [teamOf(model, local), teamOf(model, visitor)] as const;
  const { scoredTeams, goals, kicks } = match;
  return {
    matchId: match.matchId,
    stageId: match.stageId,
    groupId: match.groupId,
    time: match.time,
    localTeamId: typedTeam(local),
    visitorTeamId: typedTeam(visitor),
    localTeamPlaceholder: placeholderOf(model, local),
    visitorTeamPlaceholder: placeholderOf(model, visitor),
    localTeamSource: sourceOf(local),
    visitorTeamSource: sourceOf(visitor),
    ...(isLost(local) && { localTeamLost: lostNames }),
    ...(isLost(visitor) && { visitorTeamLost: lostNames }),
    LocalTeam: nameOf(model, teams[0]),
    VisitorTeam: nameOf(model, teams[1]),
    localTeamScore: goals?.[0] ?? null,
    visitorTeamScore: goals?.[1] ?? null,
    localTeamPenaltyScore: kicks?.[0] ?? null,
    visitorTeamPenaltyScore: kicks?.[1] ?? null,
    state: goals ? 'finished' : 'scheduled',
    isForfeit: false,
    scoredTeams: scoredTeams && { local: scoredTeams[0], visitor: scoredTeams[1] },
    teamsChanged: isUnderReview(model, match),
    matchNumber: numberOf(model, match.matchId),
  };
}

interface Line {
  played: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
}

/** Computes the results of all teams in a group, by team id. */
function expectedLines(model: Model, { groupId, teamIds }: ModelGroup): [string, Line][] {
  const lines = new Map<string, Line>(
    teamIds.map((teamId) => [teamId, { played: 0, goalsFor: 0, goalsAgainst: 0, points: 0 }]),
  );
  for (const { goals, sides } of model.matches.filter((match) => match.groupId === groupId)) {
    const teams = teamsOf(model, sides);
    if (!goals || !teams) continue;
    teams.forEach((teamId, side) => {
      const [own, others] = side === 0 ? [goals[0], goals[1]] : [goals[1], goals[0]];
      const line = lines.get(teamId);
      if (!line) return;
      line.played += 1;
      line.goalsFor += own;
      line.goalsAgainst += others;
      line.points += own > others ? 3 : Number(own === others);
    });
  }
  return [...lines].sort(byKey);
}

function expectGroup(model: Model, group: ModelGroup, view: GroupView | undefined): void {
  expect(view?.name).toBe(group.name);
  expect(view?.lots).toEqual(group.lots);
  expect(view?.Teams.map(({ teamId }) => teamId).sort()).toEqual([...group.teamIds].sort());
  const lines = (view?.standings ?? []).map(
    ({ teamId, played, goalsFor, goalsAgainst, points }) =>
      [teamId, { played, goalsFor, goalsAgainst, points }] as const,
  );
  expect([...lines].sort(byKey)).toEqual(expectedLines(model, group));
  const points = lines.map(([, line]) => line.points);
  expect(points).toEqual([...points].sort((one, other) => other - one));
}

/** The view agrees with the model, in the order that the API promises. */
export function expectViewOfModel(model: Model, view: TournamentView): void {
  expect(view.Teams.map(({ teamId, name }) => [teamId, name]).sort(byKey)).toEqual(
    model.teams.map(({ teamId, name }) => [teamId, name]).sort(byKey),
  );
  const stages = [...model.stages].sort((one, other) => one.order - other.order);
  expect(view.Stages.map(({ stageId, name, type, order }) => ({ stageId, name, type, order }))).toEqual(
    stages,
  );
  const groups = view.Stages.flatMap((stage) => stage.groups);
  expect(groups).toHaveLength(model.groups.length);
  for (const group of model.groups) {
    expectGroup(
      model,
      group,
      groups.find(({ groupId }) => groupId === group.groupId),
    );
  }
  const matches = view.Stages.flatMap(({ Matches }) => Matches);
  expect(matches).toHaveLength(model.matches.length);
  for (const match of model.matches) {
    const shown = matches.find(({ matchId }) => matchId === match.matchId);
    expect(shown).toMatchObject(expectedMatch(model, match));
  }
  for (const { Matches } of view.Stages) {
    const kickOffs = Matches.map(({ date, time }) => `${date} ${time}`);
    expect(kickOffs).toEqual([...kickOffs].sort());
  }
}

/** The stored records are exactly those of the model. */
export function expectStoredModel(model: Model, stored: StoredCup): void {
  const ids = (items: readonly string[]) => [...items].sort();
  expect(ids(stored.teams.map(({ teamId }) => teamId))).toEqual(ids(model.teams.map(({ teamId }) => teamId)));
  expect(ids(stored.stages.map(({ stageId }) => stageId))).toEqual(
    ids(model.stages.map(({ stageId }) => stageId)),
  );
  expect(ids(stored.groups.map(({ groupId }) => groupId))).toEqual(
    ids(model.groups.map(({ groupId }) => groupId)),
  );
  expect(ids(stored.matches.map(({ matchId }) => matchId))).toEqual(
    ids(model.matches.map(({ matchId }) => matchId)),
  );
}
