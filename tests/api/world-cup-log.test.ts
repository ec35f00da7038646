import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Cup, Match } from '@futsal-cup/domain/cup/records';
import { mapSides, type SideKey } from '@futsal-cup/domain/cup/sides';
import type { EnteredPhase, EntryInput, Half } from '@futsal-cup/domain/match-log/entries';
import { changeMatch } from '@futsal-cup/domain/testing/build-cup';
import { buildWorldCup2018, KNOCKOUT_PAIRINGS } from '@futsal-cup/domain/testing/world-cup-2018';
import { WORLD_CUP_2018_TABLES } from '@futsal-cup/domain/testing/world-cup-2018-tables';
import { beforeAll, describe, expect, it } from 'vitest';
import { only, readView } from '../support/builders/builders';
import { readMatch } from '../support/builders/builders-matches';
import { buildDevice, enter } from '../support/builders/builders-scoring';
import { call } from '../support/call-api';
import { entry, phase, shown, undo } from '../support/builders/entries';
import { expectCupRules } from '../support/model/expect-cup-rules';
import { writeHistory } from '../support/history';
import { publishedRow } from '../support/model/published-row';

/** A match of a World Cup has two halves and extra time. */
const MATCH_RULES = {
  halves: 2,
  minutesPerHalf: 45,
  clock: 'running',
  extraTimeMinutes: 15,
  shootOutKicks: 5,
  foulLimit: 5,
  timeOuts: 0,
  forfeitGoals: 3,
} as const;

/** Builds the cup with no match played, and with ids that may stand in a path. */
function unplayedCup(): { readonly played: readonly Match[]; readonly cup: Cup } {
  const prefix = crypto.randomUUID().slice(0, 8);
  const text = JSON.stringify(buildWorldCup2018()).replaceAll(
    /"(team|stage|match) ([^"]+)"/g,
    (_, kind: string, rest: string) => `"${prefix}-${kind}-${rest.replaceAll(/[^A-Za-z0-9]+/g, '-')}"`,
  );
  const cup = JSON.parse(text) as Cup;
  const matches = cup.matches.map((match) =>
    changeMatch(match, {
      ...mapSides(match, () => ({ goals: null, kicks: null })),
      state: 'scheduled',
      scoredTeams: null,
    }),
  );
  return { played: cup.matches, cup: { ...cup, matches } };
}

function times(count: number | null, side: SideKey, make: (side: SideKey) => EntryInput): EntryInput[] {
  return Array.from({ length: count ?? 0 }, () => make(side));
}

/** Lists the taps of a match, goal by goal, as a person at the scorers' table makes them. */
function tapsOf({ local, visitor, groupId }: Match): EntryInput[] {
  const taps: EntryInput[] = [];
  const change = (to: EnteredPhase) => {
    const last = taps.findLast(({ kind }) => kind === 'phase');
    taps.push(phase(to, last?.entryId ?? null));
  };
  const goalIn = (half: Half) => (side: SideKey) => entry({ kind: 'goal', side, half, playerId: null });
  const kick = (side: SideKey) => entry({ kind: 'kick', side, isIn: true, playerId: null });
  change('first-half');
  taps.push(...times(local.goals, 'local', goalIn('first-half')));
  change('half-time');
  change('second-half');
  taps.push(...times(visitor.goals, 'visitor', goalIn('second-half')));
  if (groupId === null && local.kicks !== null && visitor.kicks !== null) {
    for (const to of ['extra-time-1', 'extra-time-break', 'extra-time-2', 'shoot-out'] as const) change(to);
    taps.push(...times(local.kicks, 'local', kick), ...times(visitor.kicks, 'visitor', kick));
  }
  const basis = taps.filter(({ kind }) => kind === 'goal' || kind === 'kick').map(({ entryId }) => entryId);
  const kicks = local.kicks === null ? null : ([local.kicks, visitor.kicks ?? 0] as const);
  const end = shown([local.goals ?? 0, visitor.goals ?? 0], basis, kicks);
  const last = taps.findLast(({ kind }) => kind === 'phase');
  return [...taps, phase('finished', last?.entryId ?? null, end)];
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

describe('the World Cup 2018, entered goal by goal', () => {
  let view: TournamentView;
  let key: string;
  let played: readonly Match[];
  const taps = new Map<string, readonly EntryInput[]>();

  beforeAll(async () => {
    const world = unplayedCup();
    played = world.played;
    const { teams, stages, groups, matches } = world.cup;
    const parts = { teams, stages, groups, matches };
    const { tournamentId } = await writeHistory({ date: '2018-06-14', matchRules: MATCH_RULES }, parts);
    key = await buildDevice({ tournamentId });
    for (const match of played) {
      const entries = tapsOf(match);
      taps.set(match.matchId, entries);
      const { verdicts } = await enter({ tournamentId, matchId: match.matchId }, entries, key);
      expect(verdicts.filter(({ outcome }) => outcome !== 'taken')).toEqual([]);
    }
    view = await readView(tournamentId);
  });

  const matchesOf = ({ Stages }: TournamentView) => Stages.flatMap(({ Matches }) => Matches);

  it('has every published score', () => {
    const scores = new Map(matchesOf(view).map((match) => [match.matchId, match]));
    for (const { matchId, local, visitor } of played) {
      expect(scores.get(matchId)).toMatchObject({
        state: 'finished',
        localTeamScore: local.goals,
        visitorTeamScore: visitor.goals,
        localTeamPenaltyScore: local.kicks,
        visitorTeamPenaltyScore: visitor.kicks,
      });
    }
  });

  it.each(Object.entries(WORLD_CUP_2018_TABLES))('has the published table of %s', (name, published) => {
    const groups = view.Stages.flatMap((stage) => stage.groups);
    const { standings } = only(groups, (group) => group.name === name);
    expect(standings.map(publishedRow)).toEqual(published);
  });

  it('has the published pairings of the knockout stages', () => {
    const knockout = matchesOf(view).filter(({ groupId }) => groupId === null);
    const inOrder = knockout.sort((a, b) => (a.matchNumber ?? 0) - (b.matchNumber ?? 0));
    expect(inOrder.map(({ LocalTeam, VisitorTeam }) => [LocalTeam?.name, VisitorTeam?.name])).toEqual(
      KNOCKOUT_PAIRINGS,
    );
  });

  it('keeps every rule, and each record says what its log says', async () => {
    const { logs } = await expectCupRules(view.tournamentId);
    expect(logs).toHaveLength(64);
  });

  it('leaves the empty match when every entry of one is undone in random order', async () => {
    const withKicks = matchesOf(view).find((match) => match.localTeamPenaltyScore !== null);
    const ofMatch = withKicks as MatchView;
    let left = shuffled(taps.get(ofMatch.matchId) ?? []);
    for (let turn = 0; left.length > 0 && turn < 20; turn += 1) {
      const { verdicts } = await enter(
        ofMatch,
        left.map(({ entryId }) => undo(entryId)),
        key,
      );
      // Only the latest change of phase can be undone, so the refused entries are tried again in the next turn.
      left = shuffled(left.filter((_, index) => verdicts[index]?.outcome === 'refused'));
    }
    expect(left).toEqual([]);
    expect(await readMatch(ofMatch)).toMatchObject({
      state: 'scheduled',
      localTeamScore: null,
      localTeamPenaltyScore: null,
      scoredTeams: null,
    });
    const { live } = await call('getTournamentVersion', { tournamentId: view.tournamentId });
    expect(live).toBeUndefined();
  });
});
