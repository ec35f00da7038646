import { describe, expect, it } from 'vitest';
import { MAX_STAGES } from '../cup/limits';
import { writePlan } from '../plan/published-plan';
import { buildPlanSettings } from '../testing/build-plan';
import { findDocumentProblems, type ClaimedCollections } from './find-document-problems';

const INSTANT = '2026-11-21T10:00:00.000Z';
const STAMPS = { tournamentId: 'spring', createdAt: INSTANT, updatedAt: INSTANT };

const TOURNAMENT = {
  name: 'Spring Cup',
  date: '2027-03-01',
  points: { win: 3, draw: 1, loss: 0 },
  tieBreakers: 'goal-difference',
  timeZone: 'Europe/Zurich',
  revision: 12,
  createdAt: INSTANT,
  updatedAt: INSTANT,
};

const MATCH = {
  ...STAMPS,
  stageId: 'groups',
  groupId: 'a',
  date: '2027-03-01',
  time: '10:00',
  location: 'Sporthalle',
  scoredTeams: { local: 'ada', visitor: 'bea' },
  localTeamId: 'ada',
  visitorTeamId: 'bea',
  localTeamPlaceholder: null,
  visitorTeamPlaceholder: null,
  localTeamSource: null,
  visitorTeamSource: null,
  localTeamScore: 2,
  visitorTeamScore: 1,
  localTeamPenaltyScore: null,
  visitorTeamPenaltyScore: null,
};

const FINAL = {
  ...MATCH,
  stageId: 'final',
  groupId: null,
  scoredTeams: null,
  localTeamId: null,
  localTeamPlaceholder: '1st Group A',
  localTeamSource: { kind: 'group-place', groupId: 'a', place: 1 },
  localTeamScore: null,
  visitorTeamScore: null,
};

const team = (name: string) => ({ ...STAMPS, name, players: [{ playerId: 'p-1', name: 'Mia' }] });

const MIA = { playerId: 'p-1', name: 'Mia', number: 99, isCaptain: true, consent: 'hidden' };
const OF_MATCH = { playerId: 'p-1', side: 'local', goals: 1, card: 'yellow' };
const PLAYER_RULES = { ties: 'fewer-matches', suspensions: { secondYellow: 0, red: 9, cautions: 4 } };
const TEN = { ...PLAYER_RULES.suspensions, cautions: 10 };

const ENTRY = { entryId: 'e-1', at: 1, by: 'device', receivedAt: 2 };
const LOG = {
  ...STAMPS,
  revision: 7,
  names: { device: 'Court 2' },
  entries: [
    { ...ENTRY, kind: 'phase', to: 'first-half', on: null },
    { ...ENTRY, entryId: 'before-first', kind: 'goal', side: 'local', half: 'first-half', playerId: null },
  ],
};

const PLAN_TEAMS = ['ada', 'bea'].map((teamId) => ({ teamId, isSeeded: false }));

const PLAN = {
  ...writePlan({ settings: { ...buildPlanSettings({ teams: 2 }), teams: PLAN_TEAMS }, slots: [0] }),
  createdAt: INSTANT,
  updatedAt: INSTANT,
};

const WHOLE = {
  system: { catalogue: { revision: 4 } },
  tournaments: { spring: TOURNAMENT },
  teams: { ada: team('Ada Five'), bea: team('Bea Five') },
  stages: {
    groups: { ...STAMPS, name: 'Groups', type: 'group', order: 1 },
    final: { ...STAMPS, name: 'Final', type: 'knockout', order: 2 },
  },
  groups: { a: { ...STAMPS, stageId: 'groups', name: 'A', teamIds: ['ada', 'bea'], lots: [] } },
  matches: { first: MATCH, last: FINAL },
  matchLogs: {
    first: LOG,
    emptied: { ...LOG, entries: [], moved: { entryIds: ['e-1', 'before-first'], by: ['device', ''], at: 3 } },
    back: { ...LOG, moved: null },
    elsewhere: { ...LOG, courtsLeft: [{ court: 'Court 2', at: 3 }] },
    deleted: { ...LOG, expiresAt: { $timestamp: '2027-03-01T10:00:00.000000000Z' } },
  },
  plans: { spring: PLAN },
} satisfies ClaimedCollections;

describe('documents that are about to replace everything stored', () => {
  it('are well when each is a record and every reference leads to one', () => {
    expect(findDocumentProblems(WHOLE)).toEqual([]);
    expect(findDocumentProblems({})).toEqual([]);
    expect(findDocumentProblems({ ...WHOLE, plans: { spring: { ...PLAN, form: 4, text: '?' } } })).toEqual(
      [],
    );
    expect(
      findDocumentProblems({
        ...WHOLE,
        tournaments: { spring: { ...TOURNAMENT, playerRules: PLAYER_RULES } },
        teams: { ...WHOLE.teams, ada: { ...team('Ada Five'), players: [MIA] } },
        stages: { ...WHOLE.stages, final: { ...WHOLE.stages.final, wipesCautions: true } },
        matches: { ...WHOLE.matches, first: { ...MATCH, players: [OF_MATCH] } },
      }),
    ).toEqual([]);
    const { deleted } = WHOLE.matchLogs;
    expect(findDocumentProblems({ matchLogs: { deleted } })).toEqual([]);
  });

  it.each<[string, ClaimedCollections, string]>([
    ['a null document', { teams: { ...WHOLE.teams, cleo: null } }, 'teams/cleo'],
    ['an id that Firestore keeps for itself', { teams: { __x__: team('Ada Five') } }, 'teams/__x__'],
    ['an id with a slash', { stages: { 'a/b': WHOLE.stages.groups } }, 'stages/a/b'],
    ['an empty id', { groups: { '': WHOLE.groups.a } }, 'groups/'],
    ['a collection of its own', { accounts: { someone: {} } }, 'accounts'],
    ['a list for a document', { matches: { first: [] } }, 'matches/first'],
    ...[0, 100, 7.5, '7', null].map((number): [string, ClaimedCollections, string] => [
      `the shirt number ${JSON.stringify(number)}`,
      { teams: { ada: { ...team('Ada Five'), players: [{ ...MIA, number }] } } },
      'teams/ada.players.0.number',
    ]),
    [
      'a captain who is none',
      { teams: { ada: { ...team('Ada Five'), players: [{ ...MIA, isCaptain: false }] } } },
      'teams/ada.players.0.isCaptain',
    ],
    [
      'an unknown consent',
      { teams: { ada: { ...team('Ada Five'), players: [{ ...MIA, consent: 'shown' }] } } },
      'teams/ada.players.0.consent',
    ],
    [
      'a goal less than one',
      { matches: { first: { ...MATCH, players: [{ ...OF_MATCH, goals: 0 }] } } },
      'matches/first.players.0.goals',
    ],
    [
      'an unknown card',
      { matches: { first: { ...MATCH, players: [{ ...OF_MATCH, card: 'blue' }] } } },
      'matches/first.players.0.card',
    ],
    [
      'more cautions than there are',
      { tournaments: { spring: { ...TOURNAMENT, playerRules: { ...PLAYER_RULES, suspensions: TEN } } } },
      'tournaments/spring.playerRules.suspensions.cautions',
    ],
    [
      'a text for cautions that are wiped',
      { stages: { groups: { ...WHOLE.stages.groups, wipesCautions: 'yes' } } },
      'stages/groups.wipesCautions',
    ],
    [
      'a text for a score',
      { matches: { first: { ...MATCH, localTeamScore: '2' } } },
      'matches/first.localTeamScore',
    ],
    ['no score at all', { matches: { first: { ...MATCH, visitorTeamScore: undefined } } }, 'matches/first.'],
    ['a day in another form', { matches: { first: { ...MATCH, date: '1/3/2027' } } }, 'matches/first.date'],
    ['an unknown field', { tournaments: { spring: { ...TOURNAMENT, owner: 'me' } } }, 'tournaments/spring'],
    [
      'own criteria and none of them',
      { tournaments: { spring: { ...TOURNAMENT, tieBreakers: 'own', criteria: null } } },
      'tournaments/spring.criteria',
    ],
    [
      'a source of an unknown kind',
      { matches: { last: { ...FINAL, localTeamSource: { kind: 'lots' } } } },
      'matches/last.localTeamSource.kind',
    ],
    [
      'a player without a name',
      { teams: { ada: { ...team('Ada Five'), players: [{ playerId: 'p-1' }] } } },
      'teams/ada.players.0.name',
    ],
    [
      'an entry of an unknown kind',
      { matchLogs: { first: { ...LOG, entries: [{ ...ENTRY, kind: 'corner' }] } } },
      'matchLogs/first.entries.0',
    ],
    [
      'an entry of nobody',
      { matchLogs: { first: { ...LOG, entries: [{ ...LOG.entries[0], by: undefined }] } } },
      'matchLogs/first.entries.0.by',
    ],
    [
      'entries that were moved at no time',
      { matchLogs: { first: { ...LOG, moved: { entryIds: ['e-1'], by: ['device'] } } } },
      'matchLogs/first.moved.at',
    ],
    [
      'a court that was left at no time',
      { matchLogs: { first: { ...LOG, courtsLeft: [{ court: 'Court 2' }] } } },
      'matchLogs/first.courtsLeft.0.at',
    ],
    [
      'a log of more entries than one may have',
      { matchLogs: { first: { ...LOG, entries: Array.from({ length: 551 }, () => LOG.entries[0]) } } },
      'matchLogs/first.entries',
    ],
    ['a plan that is none', { plans: { spring: { ...PLAN, text: '{"slots":[]}' } } }, 'plans/spring.text'],
    ['a plan of no JSON', { plans: { spring: { ...PLAN, text: '{' } } }, 'plans/spring.text'],
    [
      'a plan of form 1 that is none',
      { plans: { spring: { ...PLAN, form: 1, text: '{"settings":{}}' } } },
      'plans/spring.text',
    ],
    [
      'a plan of more than 100 kB',
      { plans: { spring: { ...PLAN, form: 4, text: 'ü'.repeat(50_001) } } },
      'plans/spring.text',
    ],
    ['a plan without a tournament', { plans: { autumn: PLAN } }, 'plans/autumn'],
  ])('are refused with %s', (_, change, path) => {
    const problems = findDocumentProblems({ ...WHOLE, ...change });
    expect(problems.some((problem) => problem.path.startsWith(path))).toBe(true);
  });

  it.each<[string, ClaimedCollections, string]>([
    ['tournament', { tournaments: {} }, 'teams/ada.tournamentId'],
    ['stage', { stages: { final: WHOLE.stages.final } }, 'groups/a.stageId'],
    ['team of a group', { teams: { ada: WHOLE.teams.ada } }, 'groups/a.teamIds.1'],
    ['group', { groups: {} }, 'matches/first.groupId'],
    [
      'tournament of a log',
      { matchLogs: { x: { ...LOG, tournamentId: 'none' } } },
      'matchLogs/x.tournamentId',
    ],
    ['team of a match', { teams: { bea: WHOLE.teams.bea } }, 'matches/first.localTeamId'],
  ])('are refused when a record belongs to a %s that is not there', (_, change, path) => {
    expect(findDocumentProblems({ ...WHOLE, ...change }).map((problem) => problem.path)).toContain(path);
  });

  it('are refused when a record belongs to a record of another tournament', () => {
    const problems = findDocumentProblems({
      ...WHOLE,
      tournaments: { spring: TOURNAMENT, autumn: TOURNAMENT },
      teams: { ...WHOLE.teams, bea: { ...WHOLE.teams.bea, tournamentId: 'autumn' } },
    });
    expect(problems).toContainEqual({
      path: 'groups/a.teamIds.1',
      msg: 'team_not_found',
    });
  });

  it.each<[string, ClaimedCollections, string, string]>([
    [
      'a name that is taken',
      { teams: { ...WHOLE.teams, cleo: team('bea five ') } },
      'teams/cleo.name',
      'team_name_already_exists',
    ],
    [
      'a source that is lost',
      { matches: { last: { ...FINAL, localTeamSource: { kind: 'match-winner', matchId: 'none' } } } },
      'matches/last.localTeamSource',
      'match_not_found',
    ],
    [
      'too many stages',
      {
        stages: {
          ...WHOLE.stages,
          ...Object.fromEntries(
            Array.from({ length: MAX_STAGES - 1 }, (_, index) => [
              `s-${index}`,
              { ...WHOLE.stages.final, name: `Stage ${index}`, order: index + 3 },
            ]),
          ),
        },
      },
      'tournaments/spring.stages',
      'tournament_has_too_many_stages',
    ],
  ])('are refused when a cup breaks a rule: %s', (_, change, path, msg) => {
    expect(findDocumentProblems({ ...WHOLE, ...change })).toEqual(expect.arrayContaining([{ path, msg }]));
  });

  it('are well with a match that is there twice, which an import of before could store', () => {
    const twice = { ...FINAL, visitorTeamPlaceholder: 'Second of A', visitorTeamId: null };
    const source = { kind: 'group-place', groupId: 'a', place: 2 };
    const again = { ...twice, visitorTeamPlaceholder: '2nd Group A', visitorTeamSource: source };
    const matches = { ...WHOLE.matches, last: { ...twice, visitorTeamSource: source }, again };
    expect(findDocumentProblems({ ...WHOLE, matches })).toEqual([]);
  });

  it('are well with names that look the same, which earlier versions stored', () => {
    const teams = { ...WHOLE.teams, cleo: team('\u0412\u0435\u0430 Five'), dora: team('Bea Five\u0301') };
    const groups = { ...WHOLE.groups, other: { ...WHOLE.groups.a, name: 'Group A', teamIds: [], lots: [] } };
    expect(findDocumentProblems({ ...WHOLE, teams, groups })).toEqual([]);
  });

  it('are well when two tournaments have a team of one name', () => {
    const elsewhere = { ...team('Ada Five'), tournamentId: 'autumn' };
    expect(
      findDocumentProblems({
        ...WHOLE,
        tournaments: { spring: TOURNAMENT, autumn: TOURNAMENT },
        teams: { ...WHOLE.teams, elsewhere },
      }),
    ).toEqual([]);
  });
});
