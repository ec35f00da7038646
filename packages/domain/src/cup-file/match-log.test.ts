import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MATCH_RULES, MATCH_RULE_PRESETS } from '../cup/match-rules';
import { minuteOf } from '../match-log/clock';
import { foldLog } from '../match-log/fold';
import { timelineOf } from '../match-log/timeline';
import { findMinute } from './log-minutes';
import { readCupFile } from './read-cup-file';

const GOALS = [
  { minute: 3, team: 'Ada Five' },
  { minute: 5, team: 'visitor', player: 'mia rossi', what: 'penalty' },
  { minute: '12+1', team: 'Ada Five', what: 'own-goal' },
];

function fileWith(match: Record<string, unknown>, overrides: Record<string, unknown> = {}) {
  return {
    name: 'Spring Cup',
    teams: ['Ada Five', { name: 'Bea Five', players: ['Mia Rossi', 'Lea Wyss'] }],
    stages: [
      { name: 'Groups', type: 'group', order: 1 },
      { name: 'Final', type: 'knockout', order: 2 },
    ],
    groups: [{ name: 'A', teams: ['Ada Five', 'Bea Five'] }],
    matches: [
      {
        stage: 'Groups',
        group: 'A',
        local: 'Ada Five',
        visitor: 'Bea Five',
        date: '2024-05-01',
        time: '10:00',
        location: 'Main hall',
        ...match,
      },
    ],
    ...overrides,
  };
}

function read(file: unknown) {
  let ids = 0;
  return readCupFile(file, { newId: () => `id-${ids++}`, now: Date.UTC(2026, 0, 1) });
}

function logOf(file: unknown) {
  const result = read(file);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const [entries = []] = [...result.logs.values()];
  const { matchRules } = result.cup.tournament;
  return { entries, folded: foldLog(entries, matchRules), timeline: timelineOf(entries, matchRules) };
}

function problemsOf(file: unknown) {
  const result = read(file);
  return result.ok ? [] : result.problems;
}

const SCORE = { localScore: 2, visitorScore: 1 };

describe('the state of a match in a file', () => {
  it.each([
    ['postponed', {}, 'postponed', false],
    ['abandoned', {}, 'abandoned', false],
    ['abandoned', { log: GOALS }, 'abandoned', false],
    [undefined, { ...SCORE, isForfeit: true }, 'finished', true],
    [undefined, { localScore: 0, visitorScore: 5, forfeit: 'local', log: GOALS }, 'finished', true],
  ])('%s with %j leaves the log %s', (state, facts, phase, isForfeit) => {
    const { folded } = logOf(fileWith({ state, ...facts }));
    expect([folded.phase, folded.isForfeit]).toEqual([phase, isForfeit]);
    if ('localScore' in facts) {
      expect(folded.score.goals).toEqual({ local: facts.localScore, visitor: facts.visitorScore });
    }
  });

  it('is not postponed after something has happened', () => {
    expect(problemsOf(fileWith({ state: 'postponed', log: GOALS }))).toEqual([
      { path: 'matches[0].state', msg: 'state_does_not_fit_the_score' },
    ]);
  });
});

describe('the log of a match in a cup file', () => {
  it('has cards of every kind, of players and of officials', () => {
    const of = { minute: 2, team: 'visitor' };
    const { timeline } = logOf(
      fileWith({
        log: [
          { ...of, what: 'yellow', player: 'Mia Rossi' },
          { ...of, what: 'second-yellow', player: 'Mia Rossi' },
          { ...of, what: 'red', official: true, player: 'Lea Wyss' },
        ],
      }),
    );
    expect(
      timeline.flatMap(({ entry, mark }) => (entry.kind === 'card' ? [{ ...entry, mark }] : [])),
    ).toMatchObject([
      { colour: 'yellow', playerId: expect.any(String) as string, mark: null },
      { colour: 'red', how: 'second-yellow', playerId: expect.any(String) as string, mark: null },
      { colour: 'red', isOfficial: true, playerId: null, mark: null },
    ]);
  });

  it('becomes entries that fold to the score, with everything that was told', () => {
    const { folded, timeline } = logOf(fileWith({ ...SCORE, log: GOALS }));
    expect(folded).toMatchObject({
      phase: 'finished',
      score: { goals: { local: 2, visitor: 1 } },
      arrivedLater: [],
    });
    const goals = timeline.filter(({ entry }) => entry.kind === 'goal');
    expect(goals.map(({ minute, entry }) => [minute, entry])).toMatchObject([
      [
        { minute: 3, added: 0 },
        { side: 'local', playerId: null },
      ],
      [
        { minute: 5, added: 0 },
        { side: 'visitor', playerId: expect.any(String) as string, how: 'penalty' },
      ],
      [
        { minute: 12, added: 1 },
        { side: 'local', how: 'own-goal' },
      ],
    ]);
    expect(timeline.map(({ entry }) => (entry.kind === 'phase' ? entry.to : entry.kind))).toEqual([
      'first-half',
      'goal',
      'goal',
      'goal',
      'finished',
    ]);
  });

  it('begins with the kick-off of the match, in the time zone of the cup', () => {
    const { entries } = logOf(fileWith({ ...SCORE, log: GOALS }, { timeZone: 'Europe/Zurich' }));
    expect(entries[0]).toMatchObject({ kind: 'phase', to: 'first-half', at: Date.UTC(2024, 4, 1, 8) });
  });

  it('is that of a running match where there is no score', () => {
    const { folded } = logOf(fileWith({ log: GOALS }));
    expect(folded).toMatchObject({ phase: 'first-half', score: { goals: { local: 2, visitor: 1 } } });
  });

  it('goes through all halves that it or the score tells of', () => {
    const log = [
      { minute: 20, team: 'local' },
      { minute: 41, team: 'visitor', what: 'foul' },
      { minute: 46, team: 'visitor' },
    ];
    const knockout = {
      stage: 'Final',
      group: null,
      localScore: 1,
      visitorScore: 1,
      localPenalty: 3,
      visitorPenalty: 2,
    };
    const { folded } = logOf(fileWith({ ...knockout, log }, { matchRules: MATCH_RULE_PRESETS.futsal }));
    expect(folded.changes.map((change) => change.kind === 'phase' && change.to)).toEqual([
      'first-half',
      'half-time',
      'second-half',
      'extra-time-1',
      'extra-time-break',
      'extra-time-2',
      'shoot-out',
      'finished',
    ]);
    expect(folded.score).toMatchObject({ goals: { local: 1, visitor: 1 }, kicks: { local: 3, visitor: 2 } });
  });

  it('keeps what was entered and taken back, and does not count it', () => {
    const log = [...GOALS, { minute: 7, team: 'local', undone: true }];
    const { folded, timeline } = logOf(fileWith({ ...SCORE, log }));
    expect(folded.score.goals).toEqual({ local: 2, visitor: 1 });
    expect(timeline.filter(({ isUndone }) => isUndone)).toHaveLength(1);
  });

  it.each([
    [{ minute: 13, team: 'local' }, 'minute', 'minute_is_not_of_the_match'],
    [{ minute: '5+1', team: 'local' }, 'minute', 'minute_is_not_of_the_match'],
    [{ minute: 'soon', team: 'local' }, 'minute', 'entry_is_not_valid'],
    [{ minute: 3, team: 'Cea Five' }, 'team', 'team_is_not_in_the_match'],
    [{ minute: 3, team: 'visitor', player: 'Eva Meier' }, 'player', 'player_not_found'],
    [{ minute: 3, team: 'local', what: 'offside' }, 'what', 'entry_is_not_valid'],
  ])('with the line %j is refused at its %s', (line, field, msg) => {
    expect(problemsOf(fileWith({ log: [line] }))).toMatchObject([
      { path: `matches[0].log[0].${field}`, msg },
    ]);
  });

  it('is refused where a line names one of two players of one name, and not where it names the other team or nobody', () => {
    const teams = [
      { name: 'Ada Five', players: ['Mia Rossi'] },
      { name: 'Bea Five', players: ['Mia Rossi', 'mia  rossi', 'Lea Wyss'] },
    ];
    const problemsWith = (line: object) => problemsOf(fileWith({ log: [{ minute: 3, ...line }] }, { teams }));
    expect(problemsWith({ team: 'visitor', player: 'Mia Rossi' })).toEqual([
      { path: 'matches[0].log[0].player', msg: 'team_has_several_players_of_this_name' },
    ]);
    expect(problemsWith({ team: 'local', player: 'Mia Rossi' })).toEqual([]);
    expect(problemsWith({ team: 'visitor' })).toEqual([]);
  });

  it('is refused when its goals do not make the score', () => {
    const problem = { path: 'matches[0].log', msg: 'goals_of_the_log_do_not_agree_with_the_score' };
    expect(problemsOf(fileWith({ localScore: 2, visitorScore: 2, log: GOALS }))).toEqual([problem]);
  });

  it('names the keys that it does not know', () => {
    const result = read(fileWith({ log: [{ minute: 1, team: 'local', scorer: 'Mia' }] }));
    expect(result.ok && result.unknownKeys).toEqual([
      { path: 'matches[0].log[0].scorer', others: 0, knownAs: null },
    ]);
  });

  it('has each minute where the clock has it', () => {
    const rules = fc.constantFrom(DEFAULT_MATCH_RULES, MATCH_RULE_PRESETS.futsal);
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 9 }),
        (of, minute, added) => {
          const found = findMinute({ minute, added }, of);
          if (found) expect(minuteOf(found.half, found.elapsed, of)).toEqual({ minute, added });
          else expect(minute > of.halves * of.minutesPerHalf || added > 0).toBe(true);
        },
      ),
    );
  });
});

describe('a stage with rules of its own', () => {
  const stages = [
    { name: 'Groups', type: 'group', order: 1, matchRules: MATCH_RULE_PRESETS.futsal },
    { name: 'Final', type: 'knockout', order: 2 },
  ];
  const late = [{ minute: 35, team: 'Ada Five' }];

  it('has the minutes of those rules', () => {
    const file = fileWith({ localScore: 1, visitorScore: 0, log: late }, { stages });
    expect(problemsOf(file)).toEqual([]);
    const { entries } = logOf(file);
    expect(
      timelineOf(entries, MATCH_RULE_PRESETS.futsal).find(({ entry }) => entry.kind === 'goal')?.minute,
    ).toEqual({
      minute: 35,
      added: 0,
    });
    const byCup = fileWith({ localScore: 1, visitorScore: 0, log: late });
    expect(problemsOf(byCup)).toEqual([
      { path: 'matches[0].log[0].minute', msg: 'minute_is_not_of_the_match' },
    ]);
  });

  it('is refused where they are not valid', () => {
    const wrong = stages.map((stage) => ({
      ...stage,
      matchRules: { ...MATCH_RULE_PRESETS.futsal, halves: 3 },
    }));
    expect(problemsOf(fileWith({}, { stages: wrong }))[0]).toEqual({
      path: 'stages[0].matchRules.halves',
      msg: 'match_rules_are_not_valid',
    });
  });
});
