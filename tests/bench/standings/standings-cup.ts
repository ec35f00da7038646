import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '@futsal-cup/domain/cup/match-rules';
import { bindPlaceholder } from '@futsal-cup/domain/bracket/bind-placeholder';
import { knockoutSkeleton } from '@futsal-cup/domain/plan/format/knockout-skeleton';
import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { Cup, Group, Match, Stage, Team } from '@futsal-cup/domain/cup/records';
import { EMPTY_SIDE, mapSides, type Side, type Sides } from '@futsal-cup/domain/cup/sides';
import { roundRobin } from '@futsal-cup/domain/plan/format/round-robin';
import { seededRandom } from './standings-groups';

const GROUP_NAMES = [...'ABCDEFGHIJKLMNOP'];
const TEAMS_PER_GROUP = 8;
const QUALIFIERS = 4;
const MATCHES = 1_000;

function id(kind: string, number: number): string {
  return `${kind}${String(number).padStart(4, '0')}AbCdEfGhIjKl`;
}

function buildTeams(): Team[] {
  return Array.from({ length: GROUP_NAMES.length * TEAMS_PER_GROUP }, (_, index) => ({
    teamId: id('Team', index),
    name: `Futsal Club ${index + 1}`,
    players: [],
  }));
}

function buildGroups(teams: readonly Team[]): Group[] {
  return GROUP_NAMES.map((name, index) => ({
    groupId: id('Group', index),
    stageId: id('Stage', 0),
    name: `Group ${name}`,
    teamIds: teams.slice(index * TEAMS_PER_GROUP, (index + 1) * TEAMS_PER_GROUP).map(({ teamId }) => teamId),
    lots: [],
  }));
}

/** Lists matches in the order of their creation. Every match gets a winner, so that every placeholder names a team in the end. */
class MatchList {
  readonly matches: Match[] = [];
  readonly #random = seededRandom(1_000);

  add(stageId: string, groupId: string | null, sides: Sides<Partial<Side>>): void {
    const number = this.matches.length;
    const [localGoals, visitorGoals] = this.#drawScore(groupId === null);
    this.matches.push({
      matchId: id('Match', number),
      stageId,
      groupId,
      local: { ...EMPTY_SIDE, ...sides.local, goals: localGoals },
      visitor: { ...EMPTY_SIDE, ...sides.visitor, goals: visitorGoals },
      date: `2026-06-${String(10 + Math.floor(number / 50)).padStart(2, '0')}`,
      time: `${String(9 + (number % 12)).padStart(2, '0')}:30`,
      location: 'Sporthalle Saalsporthalle, Zürich',
      state: 'finished',
      isForfeit: false,
      logRevision: null,
      scoredTeams: null,
      createdAt: new Date(Date.UTC(2026, 0, 1) + number * 1_000).toISOString(),
    });
  }

  #drawScore(needsWinner: boolean): [number, number] {
    const local = Math.floor(this.#random() * 6);
    const visitor = Math.floor(this.#random() * 6);
    return needsWinner && local === visitor ? [local + 1, visitor] : [local, visitor];
  }
}

function addGroupMatches(list: MatchList, groups: readonly Group[]): void {
  for (const { groupId, stageId, teamIds } of groups) {
    for (const { local, visitor } of roundRobin(teamIds).flat()) {
      list.add(stageId, groupId, { local: { teamId: local }, visitor: { teamId: visitor } });
      list.add(stageId, groupId, { local: { teamId: visitor }, visitor: { teamId: local } });
    }
  }
}

function addKnockoutMatch(
  list: MatchList,
  cup: Omit<Cup, 'tournament' | 'matches'>,
  stageId: string,
  texts: Sides<string>,
): void {
  const cupSoFar = { ...cup, matches: list.matches };
  list.add(
    stageId,
    null,
    mapSides(texts, (placeholder) => {
      const bound = bindPlaceholder(cupSoFar, stageId, placeholder);
      return { placeholder, source: bound.kind === 'source' ? bound.source : null };
    }),
  );
}

/** Builds the largest cup that the limits allow: 128 teams, 16 groups, a bracket of 64 and matches for places, 1,000 in all. */
export function buildLargestCup(): Cup {
  const teams = buildTeams();
  const groups = buildGroups(teams);
  const list = new MatchList();
  addGroupMatches(list, groups);
  const rounds = knockoutSkeleton({ groupNames: GROUP_NAMES, qualifiers: QUALIFIERS, withThirdPlace: true });
  const stages: Stage[] = [{ stageId: id('Stage', 0), name: 'Group stage', type: 'group', order: 1 }];
  for (const { name, matches } of rounds) {
    const order = stages.length + 1;
    const stageId = id('Stage', order);
    stages.push({ stageId, name, type: 'knockout', order });
    for (const match of matches) addKnockoutMatch(list, { teams, stages, groups }, stageId, match);
  }
  const placing = id('Stage', 99);
  stages.push({ stageId: placing, name: 'Matches for places', type: 'knockout', order: stages.length + 1 });
  for (let number = 1; list.matches.length < MATCHES; number += 1) {
    const sides = { local: `Loser match ${number}`, visitor: `Loser match ${number + 1}` };
    addKnockoutMatch(list, { teams, stages, groups }, placing, sides);
  }
  return withScoredTeams({
    tournament: {
      tournamentId: id('Cup', 1),
      name: 'The largest cup',
      date: '2026-06-10',
      points: { win: 3, draw: 1, loss: 0 },
      tieBreakers: 'goal-difference',
      timeZone: 'Europe/Zurich',
      language: 'en',
      matchRules: DEFAULT_MATCH_RULES,
      playerNames: DEFAULT_PLAYER_NAMES,
    },
    teams,
    stages,
    groups,
    matches: list.matches,
  });
}

function withScoredTeams(cup: Cup): Cup {
  const { sides } = resolveCup(cup);
  const matches = cup.matches.map((match) => {
    const { local = null, visitor = null } = sides.get(match.matchId) ?? {};
    return { ...match, scoredTeams: local && visitor ? { local, visitor } : null };
  });
  return { ...cup, matches };
}
