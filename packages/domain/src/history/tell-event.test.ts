import { describe, expect, it } from 'vitest';
import type { CommandResult, CupEvent } from '../commands/cup-event';
import * as groups from '../commands/groups';
import { createMatch, deleteMatch, editMatch, type MatchInput } from '../commands/matches';
import { moveMatches } from '../commands/move-matches';
import { createStage, deleteStage, renameStage, reorderStages } from '../commands/stages';
import { createTeam, createTeams, deleteTeam, removeTeamFromGroup, updateTeam } from '../commands/teams';
import { editTournament } from '../commands/tournaments';
import type { Cup, Match } from '../cup/records';
import { SPRING } from '../testing/spring-cup';
import { findChangedRecords } from './changed-records';
import { type ChangeCounts, NO_COUNTS, type RecordedChange } from './recorded-change';
import { tellEvent } from './tell-event';

const NOW = Date.parse('2026-06-13T05:00Z');
const newId = () => 'new';

const WIDE: Cup = {
  ...SPRING,
  groups: [...SPRING.groups, { groupId: 'b', stageId: 'groups', name: 'Group B', teamIds: [], lots: [] }],
};
const EMPTY: Cup = { ...SPRING, matches: [] };
const [M1] = SPRING.matches as [Match];

const KEEP = { team: { kind: 'keep' } } as const;
const AT_NOON = { date: '2026-06-14', time: '12:00', location: 'Hall 2' };
const SCORED = { local: { ...KEEP, goals: 2 }, visitor: { ...KEEP, goals: 1 } };
const TEAMS = {
  local: { team: { kind: 'team', teamId: 'bea' } },
  visitor: { team: { kind: 'team', teamId: 'ada' } },
} as const;

const team = (name: string) => ({ teamId: `new ${name}`, name, players: [] });
const ada = (name: string) => ({ teamId: 'ada', name, players: [{ name: 'Mia' }] });
const edited = (change: Partial<MatchInput>) =>
  editMatch(SPRING, { ...M1, local: KEEP, visitor: KEEP, ...change }, NOW);

/** The words of a change that names one record. */
const named = (what: RecordedChange['what'], name: string | null, to: string | null = null) =>
  ({ what, name, to, match: null }) as const;

/** The words of a change that names the first match of the cup, which may be moved, or the second. */
const ofFirst = (what: RecordedChange['what'], moved: object = {}) => {
  const match = { matchId: 'm1', local: 'Ada Five', visitor: 'Bea Five', ...AT_TEN, ...moved };
  return { what, name: null, to: null, match } as const;
};
const AT_TEN = { date: '2026-06-13', time: '10:00', location: 'Sports hall' };
const ofSecond = (what: RecordedChange['what'], moved: object = {}) =>
  ofFirst(what, { matchId: 'm2', local: '1st Group A', visitor: 'Cleo Five', ...moved });

const side = (goals: number | null) => ({ goals, kicks: null });
const TWO_ONE = {
  scores: {
    from: { local: side(null), visitor: side(null) },
    to: { local: side(2), visitor: side(1) },
  },
};

type Words = Omit<RecordedChange, 'counts'>;

/** Gives each match whose score differs another revision of its log, as the API does when it stores the match. */
function logged(before: Cup, after: Cup): Cup {
  const goalsOf = (cup: Cup, id: string) => cup.matches.find(({ matchId }) => matchId === id)?.local.goals;
  const matches = after.matches.map((match) =>
    goalsOf(before, match.matchId) === match.local.goals ? match : { ...match, logRevision: 7 },
  );
  return { ...after, matches };
}

describe('the history', () => {
  it.each<[string, Cup, CommandResult, Words, Partial<ChangeCounts>]>([
    [
      'a team added',
      SPRING,
      createTeam(SPRING, team('Dora'), newId),
      named('team-created', 'Dora'),
      { teams: 1 },
    ],
    [
      'teams added',
      SPRING,
      createTeams(SPRING, [team('Dora'), team('Emma')], newId),
      named('team-created', 'Dora'),
      { teams: 2 },
    ],
    [
      'a team renamed',
      SPRING,
      updateTeam(SPRING, ada('Ada Six'), newId),
      named('team-renamed', 'Ada Five', 'Ada Six'),
      { teams: 1 },
    ],
    [
      'the players of a team',
      SPRING,
      updateTeam(SPRING, ada('Ada Five'), newId),
      named('team-changed', 'Ada Five'),
      { teams: 1 },
    ],
    [
      'a team deleted',
      SPRING,
      deleteTeam(SPRING, 'ada'),
      named('team-deleted', 'Ada Five'),
      { teams: 1, groups: 1, matches: 1 },
    ],
    [
      'a stage added',
      SPRING,
      createStage(SPRING, { stageId: 's', name: 'Places', type: 'group', order: 3 }),
      named('stage-created', 'Places'),
      { stages: 1 },
    ],
    [
      'a stage renamed',
      SPRING,
      renameStage(SPRING, 'final', 'Finals'),
      named('stage-changed', 'Final', 'Finals'),
      { stages: 1 },
    ],
    [
      'stages in another order',
      EMPTY,
      reorderStages(EMPTY, ['final', 'groups']),
      named('stages-reordered', null),
      { stages: 2 },
    ],
    [
      'a stage deleted',
      SPRING,
      deleteStage(SPRING, 'groups'),
      named('stage-deleted', 'Groups'),
      { stages: 1, groups: 1, matches: 1 },
    ],
    [
      'a group added',
      SPRING,
      groups.createGroup(SPRING, { groupId: 'b', stageId: 'groups', name: 'Group B' }),
      named('group-created', 'Group B'),
      { groups: 1 },
    ],
    [
      'a group renamed',
      SPRING,
      groups.renameGroup(SPRING, 'a', 'Group Z'),
      named('group-renamed', 'Group A', 'Group Z'),
      { groups: 1 },
    ],
    [
      'teams into a group',
      SPRING,
      groups.addTeamsToGroup(SPRING, { groupId: 'a', stageId: 'groups', teamIds: ['bea', 'cleo'] }),
      named('group-teams-added', 'Cleo Five', 'Group A'),
      { groups: 1 },
    ],
    [
      'a team out of a group',
      SPRING,
      removeTeamFromGroup(SPRING, 'a', 'bea'),
      named('group-teams-removed', 'Bea Five', 'Group A'),
      { groups: 1, matches: 1 },
    ],
    [
      'a team into another group',
      WIDE,
      groups.moveTeamToGroup(WIDE, { teamId: 'bea', groupId: 'a', toGroupId: 'b' }),
      named('group-teams-moved', 'Group A', 'Group B'),
      { groups: 2, matches: 1 },
    ],
    [
      'lots',
      SPRING,
      groups.recordLots(SPRING, 'a', ['bea', 'ada']),
      named('group-lots-recorded', 'Group A'),
      { groups: 1 },
    ],
    [
      'a group deleted',
      SPRING,
      groups.deleteGroup(SPRING, 'a'),
      named('group-deleted', 'Group A'),
      { groups: 1, matches: 1 },
    ],
    [
      'a match added',
      SPRING,
      createMatch(SPRING, { ...M1, ...AT_NOON, ...TEAMS, matchId: 'm3' }, NOW),
      ofFirst('match-created', { matchId: 'm3', local: 'Bea Five', visitor: 'Ada Five', ...AT_NOON }),
      { matches: 1 },
    ],
    ['a match moved', SPRING, edited(AT_NOON), ofFirst('match-changed', AT_NOON), { matches: 1 }],
    ['a result', SPRING, edited(SCORED), { ...ofFirst('result-changed'), ...TWO_ONE }, { matches: 1 }],
    [
      'a result and a move, which can be put back',
      SPRING,
      edited({ ...SCORED, location: 'Hall 2' }),
      { ...ofFirst('match-changed', { location: 'Hall 2' }), ...TWO_ONE },
      { matches: 1 },
    ],
    [
      'matches moved',
      SPRING,
      moveMatches(
        SPRING,
        [
          { matchId: 'm2', ...AT_NOON },
          { ...M1, time: '23:00' },
        ],
        NOW,
      ),
      ofFirst('match-changed', { time: '23:00' }),
      { matches: 2 },
    ],
    [
      'one match moved of two',
      SPRING,
      moveMatches(SPRING, [M1, { matchId: 'm2', ...AT_NOON }], NOW),
      ofSecond('match-changed', AT_NOON),
      { matches: 1 },
    ],
    ['a match deleted', SPRING, deleteMatch(SPRING, 'm2'), ofSecond('match-deleted'), { matches: 1 }],
  ])('tells of %s', (_, before, result, words, counts) => {
    if (!result.ok) throw new Error(result.error.msg);
    const after = logged(before, result.value);
    const told = tellEvent(result.event, findChangedRecords(before, after), after.teams);
    expect(JSON.stringify(told)).toBe(JSON.stringify({ ...words, counts: { ...NO_COUNTS, ...counts } }));
  });

  const ALL = { teams: 3, stages: 2, groups: 1, matches: 2 };
  const details = { date: SPRING.tournament.date, name: 'Summer Cup' };
  const summer = editTournament(SPRING.tournament, details, NOW);
  if (!summer.ok) throw new Error(summer.error.msg);

  it.each<[CupEvent, Partial<Cup>, Partial<Cup>, Words, ChangeCounts]>([
    [
      { kind: 'tournament-created', name: 'Spring Cup' },
      {},
      SPRING,
      named('tournament-created', 'Spring Cup'),
      ALL,
    ],
    [
      { kind: 'tournament-deleted', name: 'Spring Cup' },
      SPRING,
      {},
      named('tournament-deleted', 'Spring Cup'),
      ALL,
    ],
    [
      summer.event,
      SPRING,
      { ...SPRING, tournament: summer.value },
      named('tournament-changed', 'Spring Cup', 'Summer Cup'),
      NO_COUNTS,
    ],
    [
      { kind: 'tournament-archived', name: 'Spring Cup' },
      {},
      {},
      named('tournament-archived', 'Spring Cup'),
      NO_COUNTS,
    ],
    [
      { kind: 'tournament-put-back', name: 'Spring Cup' },
      {},
      {},
      named('tournament-put-back', 'Spring Cup'),
      NO_COUNTS,
    ],
    // The history gives no count here, because the entry must not say how many players a team has lost.
    [
      { kind: 'player-erased', name: 'Ada Five' },
      SPRING,
      EMPTY,
      named('player-erased', 'Ada Five'),
      NO_COUNTS,
    ],
    [
      { kind: 'match-awarded', match: M1 },
      { matches: [M1] },
      { matches: [{ ...M1, forfeit: 'both' }] },
      ofFirst('match-awarded'),
      { ...NO_COUNTS, matches: 1 },
    ],
    [
      { kind: 'plan-applied', as: null },
      SPRING,
      EMPTY,
      named('plan-applied', null),
      { ...NO_COUNTS, matches: 2 },
    ],
    [
      { kind: 'plan-applied', as: { kind: 'match-deleted', match: M1 } },
      SPRING,
      EMPTY,
      ofFirst('match-deleted'),
      { ...NO_COUNTS, matches: 2 },
    ],
  ])('tells of the event %j', (event, before, after, words, counts) => {
    const told = tellEvent(event, findChangedRecords<Cup>(before, after), SPRING.teams);
    expect(JSON.stringify(told)).toBe(JSON.stringify({ ...words, counts }));
  });

  it('tells of a tournament whose name is taken away that it has none', () => {
    const event = { kind: 'tournament-changed', name: 'Spring Cup', to: '' } as const;
    expect(tellEvent(event, findChangedRecords<Cup>({}, {}))).toMatchObject({ name: 'Spring Cup', to: '' });
  });

  it('does not name teams that are not among those it gets', () => {
    const told = tellEvent({ kind: 'match-changed', match: M1 }, findChangedRecords<Cup>({}, {}));
    expect(told.match).toMatchObject({ local: null, visitor: null });
  });
});
