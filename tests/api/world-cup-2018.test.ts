import type { Cup, Match } from '@futsal-cup/domain/cup/records';
import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { buildWorldCup2018, KNOCKOUT_PAIRINGS } from '@futsal-cup/domain/testing/world-cup-2018';
import { WORLD_CUP_2018_TABLES } from '@futsal-cup/domain/testing/world-cup-2018-tables';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/call-api';
import { buildTournament, only, readView } from '../support/builders/builders';
import { groupMatchEdit, score, unknownTeamsEdit } from '../support/builders/builders-matches';
import { expectCupRules } from '../support/model/expect-cup-rules';
import { publishedRow } from '../support/model/published-row';

const SQUAD = Array.from({ length: 23 }, (_, index) => ({ name: `Player ${index + 1}` }));

/** Moves a day to the year after next, in which no match has begun. */
const inTheFuture = (date: string) => date.replace(/^2018/, String(new Date().getUTCFullYear() + 2));

class WorldCup {
  readonly cup: Cup = buildWorldCup2018();
  readonly #teamIds = new Map<string, string>();
  readonly #stageIds = new Map<string, string>();
  readonly #groupIds = new Map<string, string>();

  constructor(readonly tournamentId: string) {}

  async enterTeams(): Promise<void> {
    for (const { teamId, name } of this.cup.teams) {
      const request = { tournamentId: this.tournamentId, name, players: SQUAD };
      const { dbTeams } = await call('createTeam', request);
      this.#teamIds.set(teamId, only(dbTeams, (team) => team.name === name).teamId);
    }
  }

  async enterStages(): Promise<void> {
    const { tournamentId } = this;
    for (const { name, type, order } of this.cup.stages) {
      await call('createStage', { tournamentId, name, type, order });
    }
    for (const { stageId, name } of (await call('getStages', { tournamentId })).dbStages) {
      this.#stageIds.set(only(this.cup.stages, (stage) => stage.name === name).stageId, stageId);
    }
  }

  async enterGroups(): Promise<void> {
    const stageId = this.#stageIds.get('stage 1') ?? '';
    for (const { name } of this.cup.groups) await call('createGroup', { stageId, name });
    const { dbGroups } = await call('getGroups', { tournamentId: this.tournamentId });
    for (const { groupId, name } of dbGroups[stageId]?.groups ?? []) {
      const group = only(this.cup.groups, (known) => known.name === name);
      this.#groupIds.set(group.groupId, groupId);
      const selectedTeamIds = this.#idsOf(group.teamIds);
      await call('addTeamsToGroup', { groupId, stageId, selectedTeamIds });
      if (group.lots.length > 0) await call('recordLots', { groupId, teamIds: this.#idsOf(group.lots) });
    }
  }

  #idsOf(teamIds: readonly string[]): string[] {
    return teamIds.map((teamId) => this.#teamIds.get(teamId) ?? '');
  }

  /** Schedules a match as the draw left it: knockout matches have placeholders, and nothing is played. */
  async schedule(match: Match): Promise<MatchView> {
    const { time, location } = match;
    const when = { date: inTheFuture(match.date), time, location };
    const stageId = this.#stageIds.get(match.stageId) ?? '';
    if (match.groupId === null) {
      const localTeamPlaceholder = match.local.placeholder ?? '';
      const visitorTeamPlaceholder = match.visitor.placeholder ?? '';
      const request = { stageId, localTeamPlaceholder, visitorTeamPlaceholder, ...when };
      return (await call('createUnknownTeamsMatch', request)).match;
    }
    const groupId = this.#groupIds.get(match.groupId) ?? '';
    const localTeamId = this.#teamIds.get(match.local.teamId ?? '') ?? '';
    const visitorTeamId = this.#teamIds.get(match.visitor.teamId ?? '') ?? '';
    const request = { stageId, groupId, localTeamId, visitorTeamId, ...when };
    return (await call('createGroupMatch', request)).match;
  }

  async play(match: Match, scheduled: MatchView): Promise<void> {
    const result = score([match.local.goals, match.visitor.goals], [match.local.kicks, match.visitor.kicks]);
    if (match.groupId === null) await call('editUnknownTeamsMatch', unknownTeamsEdit(scheduled, result));
    else await call('editGroupMatch', groupMatchEdit(scheduled, result));
  }
}

describe('the World Cup 2018, entered through the API', () => {
  let view: TournamentView;
  let before: TournamentView;

  beforeAll(async () => {
    const { tournamentId } = await buildTournament({ date: inTheFuture('2018-06-14') });
    const worldCup = new WorldCup(tournamentId);
    await worldCup.enterTeams();
    await worldCup.enterStages();
    await worldCup.enterGroups();
    const scheduled: [Match, MatchView][] = [];
    for (const match of worldCup.cup.matches) scheduled.push([match, await worldCup.schedule(match)]);
    before = await readView(tournamentId);
    for (const [match, entered] of scheduled) await worldCup.play(match, entered);
    view = await readView(tournamentId);
  });

  const knockoutMatches = (cup: TournamentView) =>
    cup.Stages.filter(({ type }) => type === 'knockout')
      .flatMap(({ Matches }) => Matches)
      .sort((a, b) => (a.matchNumber ?? 0) - (b.matchNumber ?? 0));

  it('has 32 teams with 23 players each, 6 stages, 8 groups and 64 matches', () => {
    expect(view.Teams.map(({ Players }) => Players.length)).toEqual(Array.from({ length: 32 }, () => 23));
    expect(view.Stages).toHaveLength(6);
    expect(view.Stages.flatMap(({ groups }) => groups)).toHaveLength(8);
    expect(view.Stages.flatMap(({ Matches }) => Matches)).toHaveLength(64);
  });

  it('knew no team of the knockout stages before it began', () => {
    expect(
      before.Stages.flatMap(({ Matches }) => Matches).filter(({ localTeamScore }) => localTeamScore !== null),
    ).toEqual([]);
    for (const { LocalTeam, VisitorTeam } of knockoutMatches(before)) {
      expect([LocalTeam, VisitorTeam]).toEqual([null, null]);
    }
  });

  it.each(Object.entries(WORLD_CUP_2018_TABLES))('has the published table of %s', (name, published) => {
    const group = only(
      view.Stages.flatMap(({ groups }) => groups),
      (candidate) => candidate.name === name,
    );
    expect(group.standings.map(publishedRow)).toEqual(published);
    expect(group.standings.map(({ goalDifference }) => goalDifference)).toEqual(
      published.map(([, , , , , , goalsFor, goalsAgainst]) => goalsFor - goalsAgainst),
    );
  });

  it('says that the organisers put Japan ahead of Senegal', () => {
    const rows = view.Stages.flatMap(({ groups }) => groups).flatMap(({ standings }) => standings);
    expect(only(rows, ({ name }) => name === 'Japan').decidedBy).toBe(
      'The organisers decided: Japan ahead of Senegal',
    );
  });

  it('has the published pairings of the knockout stages, numbered 1 to 16', () => {
    const matches = knockoutMatches(view);
    expect(matches.map(({ matchNumber }) => matchNumber)).toEqual(KNOCKOUT_PAIRINGS.map((_, i) => i + 1));
    expect(matches.map(({ LocalTeam, VisitorTeam }) => [LocalTeam?.name, VisitorTeam?.name])).toEqual(
      KNOCKOUT_PAIRINGS,
    );
    expect(matches.filter(({ teamsChanged }) => teamsChanged)).toEqual([]);
  });

  it('has the published scores of the last two matches and of a shoot-out', () => {
    const matches = knockoutMatches(view);
    expect(matches.at(-1)).toMatchObject({ ...score([4, 2]), Stage: { name: 'Final' } });
    expect(matches.at(-2)).toMatchObject({ ...score([2, 0]), Stage: { name: 'Match for third place' } });
    expect(matches[2]).toMatchObject(score([1, 1], [3, 4]));
  });

  it('kept every rule, and left nobody waiting', async () => {
    const { matches } = await expectCupRules(view.tournamentId);
    expect(matches.filter(({ localTeamScore }) => localTeamScore === null)).toEqual([]);
  });
});
