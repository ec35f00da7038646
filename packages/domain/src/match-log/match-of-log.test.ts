import { describe, expect, it } from 'vitest';
import { DEFAULT_MATCH_RULES } from '../cup/match-rules';
import type { Match } from '../cup/records';
import { buildMatch } from '../testing/build-cup';
import { KICK_OFF, LogBuilder, received, SECOND, shown } from '../testing/build-log';
import type { EntryInput } from './entries';
import { foldLog } from './fold';
import {
  changesMatch,
  lacksCards,
  lacksCounts,
  liveMatchOf,
  matchOfLog,
  stateOfPhase,
  withCounts,
} from './match-of-log';

const teams = { local: 'lions', visitor: 'bears' };
const scheduled = buildMatch({ matchId: 'final' });
const log = new LogBuilder();
const kickOff = log.make({ kind: 'phase', to: 'first-half', on: null }, 0);
const goal = log.make({ kind: 'goal', side: 'local', half: 'first-half', playerId: null });
const shootOut = log.make({ kind: 'phase', to: 'shoot-out', on: kickOff.entryId });
const finish = (score: ReturnType<typeof shown>, on = kickOff.entryId) =>
  log.make({ kind: 'phase', to: 'finished', on, shown: score });

function fold(...entries: readonly EntryInput[]) {
  return foldLog(
    entries.map((entry) => received(entry)),
    DEFAULT_MATCH_RULES,
  );
}

const of = (...entries: readonly EntryInput[]) =>
  matchOfLog(scheduled, fold(...entries), { teams, revision: 7 });

describe('the record of a match', () => {
  it('stays as it is while nothing has been entered', () => {
    expect(matchOfLog(scheduled, fold(), { teams, revision: 0 })).toEqual({ ...scheduled, logRevision: 0 });
  });

  it('is live without a score while it is played, and says who plays', () => {
    expect(of(kickOff, goal)).toEqual({
      ...scheduled,
      state: 'live',
      scoredTeams: teams,
      logRevision: 7,
    });
  });

  it('has its score once it is finished', () => {
    expect(of(kickOff, goal, finish(shown(1, 0)))).toMatchObject({
      state: 'finished',
      isForfeit: false,
      local: { goals: 1, kicks: null },
      visitor: { goals: 0, kicks: null },
      scoredTeams: teams,
    });
  });

  it('has the kicks of a shoot-out on a level score only', () => {
    const kicks = { local: 3, visitor: 2 };
    expect(of(kickOff, shootOut, finish(shown(1, 1, { kicks }), shootOut.entryId))).toMatchObject({
      local: { goals: 1, kicks: 3 },
      visitor: { goals: 1, kicks: 2 },
    });
    expect(of(kickOff, shootOut, finish(shown(2, 1, { kicks }), shootOut.entryId)).local.kicks).toBeNull();
    const level = shown(1, 1, { kicks: { local: 2, visitor: 2 } });
    expect(of(kickOff, shootOut, finish(level, shootOut.entryId)).local.kicks).toBeNull();
  });

  it('has the cards that were counted once it is finished, and anew after each correction', () => {
    const card = log.make({ kind: 'card', side: 'local', half: null, colour: 'yellow', playerId: null });
    const end = finish(shown(0, 0));
    const undo = log.make({ kind: 'undo', of: card.entryId });
    expect(of(kickOff, card)).toHaveProperty('cards', undefined);
    const finished = of(kickOff, card, end);
    expect(finished.cards?.local.players.yellow).toBe(1);
    const corrected = matchOfLog(finished, fold(kickOff, card, end, undo), { teams, revision: 8 });
    expect(corrected.cards?.local.players.yellow).toBe(0);
    expect(changesMatch(finished, corrected)).toBe(true);
    expect(changesMatch(finished, { ...finished, cards: structuredClone(finished.cards ?? null) })).toBe(
      false,
    );
    const goesOn = log.make({ kind: 'undo', of: end.entryId });
    expect(matchOfLog(finished, fold(kickOff, card, end, goesOn), { teams, revision: 8 })).toHaveProperty(
      'cards',
      undefined,
    );
  });

  it('has no cards where only its result was entered, unless a cup file had them', () => {
    const typed = log.make({ kind: 'score', shown: shown(1, 0), finishes: true, on: null });
    expect(of(typed)).toHaveProperty('cards', null);
    expect(of(log.make({ kind: 'forfeit', side: 'local', on: null }))).toHaveProperty('cards', null);
    const none = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 };
    const counts = { players: { ...none, red: 1 }, officials: none };
    const cards = { local: counts, visitor: { players: none, officials: none } };
    const imported = { ...of(typed), cards };
    expect(matchOfLog(imported, fold(typed), { teams, revision: 8 }).cards).toEqual(cards);
    const reopened = { ...imported, state: 'scheduled' } as const;
    expect(matchOfLog(reopened, fold(typed), { teams, revision: 8 })).toHaveProperty('cards', null);
  });

  it('lacks cards that a log can tell where it ended before they were counted', () => {
    const card = log.make({ kind: 'card', side: 'visitor', half: null, colour: 'red', playerId: null });
    const played = fold(kickOff, card, finish(shown(0, 0)));
    const counted = matchOfLog(scheduled, played, { teams, revision: 7 });
    const { cards, ...older } = counted;
    expect([scheduled, of(kickOff), counted, older].map(lacksCards)).toEqual([false, false, false, true]);
    expect(lacksCards({ ...older, logRevision: null })).toBe(false);
    expect(withCounts(older, played)).toEqual({ ...older, cards });
    const typed = fold(log.make({ kind: 'score', shown: shown(1, 0), finishes: true, on: null }));
    expect(lacksCards(withCounts(older, typed))).toBe(false);
  });

  it('lacks what its players did where it ended before that was counted, and is counted once', () => {
    const card = log.make({ kind: 'card', side: 'visitor', half: null, colour: 'red', playerId: 'anna' });
    const played = fold(kickOff, card, finish(shown(0, 0)));
    const counted = matchOfLog(scheduled, played, { teams, revision: 7 });
    const { players, ...older } = counted;
    expect(players).toEqual([{ playerId: 'anna', side: 'visitor', card: 'red' }]);
    expect([scheduled, of(kickOff), counted, older].map(lacksCounts)).toEqual([false, false, false, true]);
    expect(withCounts(older, played)).toEqual(counted);
    // Where only its result was typed there is nothing to count, also with the cards of a cup file.
    const typed = fold(log.make({ kind: 'score', shown: shown(1, 0), finishes: true, on: null }));
    expect(lacksCounts({ ...older, cards: null })).toBe(false);
    expect(lacksCounts({ ...older, logRevision: null })).toBe(false);
    expect(lacksCounts(withCounts(older, typed))).toBe(false);
    expect(lacksCounts(matchOfLog(withCounts(older, typed), typed, { teams, revision: 8 }))).toBe(false);
  });

  it('has no players where only its result was entered, and an empty list where a cup file had both', () => {
    const typed = fold(log.make({ kind: 'score', shown: shown(1, 0), finishes: true, on: null }));
    const { cards } = of(kickOff, finish(shown(0, 0)));
    const players = [{ playerId: 'anna', side: 'local', goals: 1 }] as const;
    const playersAfter = (counts: Pick<Match, 'cards' | 'players'>) =>
      matchOfLog({ ...scheduled, state: 'finished', ...counts }, typed, { teams, revision: 8 }).players;
    expect(playersAfter({ cards, players })).toEqual([]);
    expect(playersAfter({ cards })).toBeUndefined();
    expect(playersAfter({ cards: null, players })).toBeUndefined();
    expect(withCounts({ ...scheduled, state: 'finished', cards, players }, typed)).toMatchObject({
      cards,
      players: [],
    });
    expect(withCounts(scheduled, typed)).toMatchObject({ cards: null, players: [] });
  });

  it('has the cards of what was played before a forfeit', () => {
    const card = log.make({ kind: 'card', side: 'visitor', half: null, colour: 'red', playerId: null });
    const forfeit = log.make({ kind: 'forfeit', side: 'local', on: kickOff.entryId });
    expect(of(kickOff, card, forfeit).cards?.visitor.players.red).toBe(1);
  });

  it('has the cards of a match that was abandoned, for the day on which it is awarded', () => {
    const card = log.make({ kind: 'card', side: 'visitor', half: null, colour: 'red', playerId: null });
    const abandon = (on: string | null) => log.make({ kind: 'phase', to: 'abandoned', on });
    const abandoned = of(kickOff, card, abandon(kickOff.entryId));
    expect(abandoned.cards?.visitor.players.red).toBe(1);
    const { cards, ...older } = abandoned;
    expect([abandoned, older].map(lacksCards)).toEqual([false, true]);
    const imported = { ...abandoned, cards };
    expect(matchOfLog(imported, fold(abandon(null)), { teams, revision: 8 }).cards).toEqual(cards);
  });

  it('keeps who was in the match at its kick-off', () => {
    const live = of(kickOff);
    const others = { local: 'tigers', visitor: 'bears' };
    expect(matchOfLog(live, fold(kickOff, goal), { teams: others, revision: 8 }).scoredTeams).toEqual(teams);
  });

  it('is as before the kick-off when that is undone', () => {
    const undo = log.make({ kind: 'undo', of: kickOff.entryId });
    const live = of(kickOff);
    expect(matchOfLog(live, fold(kickOff, undo), { teams, revision: 8 })).toEqual({
      ...scheduled,
      logRevision: 8,
    });
  });

  it('is a forfeit with its winner', () => {
    const forfeit = log.make({ kind: 'forfeit', side: 'visitor', on: null });
    expect(of(forfeit)).toMatchObject({
      state: 'finished',
      isForfeit: true,
      local: { goals: 0 },
      visitor: { goals: 3 },
    });
  });

  it('says of a postponed match that nobody has played', () => {
    expect(of(log.make({ kind: 'phase', to: 'postponed', on: null }))).toEqual({
      ...scheduled,
      state: 'postponed',
      logRevision: 7,
    });
  });

  it('has no score when the match is abandoned', () => {
    const end = log.make({ kind: 'phase', to: 'abandoned', on: kickOff.entryId });
    expect(of(kickOff, goal, end)).toMatchObject({
      state: 'abandoned',
      local: { goals: null },
      scoredTeams: teams,
    });
  });
});

describe('a change of the log', () => {
  it('concerns the view of the cup when the state or the score changes, not for a goal', () => {
    const live = of(kickOff);
    expect(changesMatch(scheduled, live)).toBe(true);
    expect(changesMatch(live, of(kickOff, goal))).toBe(false);
    const finished = of(kickOff, goal, finish({ ...shown(1, 0), basis: [goal.entryId] }));
    expect(changesMatch(live, finished)).toBe(true);
    expect(changesMatch(finished, of(kickOff, finish(shown(1, 0))))).toBe(false);
    expect(changesMatch(finished, of(kickOff, finish(shown(1, 1))))).toBe(true);
    // A goal that the end does not know is a late entry, on which somebody has to decide.
    const late = of(kickOff, goal, finish(shown(1, 0)));
    expect([finished.hasLateEntries, late.hasLateEntries]).toEqual([undefined, true]);
    expect(changesMatch(finished, late)).toBe(true);
    const other = log.make({ kind: 'score', finishes: false, shown: shown(1, 2) });
    const twice = of(kickOff, finish(shown(0, 0)), { ...other, isOtherEnd: true } as EntryInput);
    expect(twice.hasLateEntries).toBe(true);
    expect(changesMatch(finished, { ...finished, isForfeit: true })).toBe(true);
    expect(changesMatch(finished, { ...finished, local: { ...finished.local, kicks: 1 } })).toBe(true);
  });
});

it('a match whose log has no cards is the same as one whose record has no word of them', () => {
  const [none, missing] = [
    { ...scheduled, cards: null },
    { ...scheduled, cards: undefined },
  ];
  expect([changesMatch(none, missing), changesMatch(missing, none)]).toEqual([false, false]);
});

describe('the live part', () => {
  it('is what visitors see of a match that is played', () => {
    const foul = log.make({ kind: 'foul', side: 'visitor', half: 'first-half' });
    expect(liveMatchOf(fold(kickOff, goal, foul), 12)).toEqual({
      phase: 'first-half',
      runningSince: KICK_OFF,
      elapsed: 0,
      goals: [1, 0],
      kicks: null,
      fouls: [0, 1],
      log: 12,
    });
  });

  it('has the kicks in a shoot-out', () => {
    const kick = log.make({ kind: 'kick', side: 'visitor', isIn: true, playerId: null });
    expect(liveMatchOf(fold(kickOff, shootOut, kick), 1)?.kicks).toEqual([0, 1]);
  });

  it('is none before and after', () => {
    expect(liveMatchOf(fold(), 0)).toBeNull();
    expect(liveMatchOf(fold(kickOff, finish(shown(0, 0))), 2)).toBeNull();
  });

  it('says which players are missing, and until when, as long as one is', () => {
    const card = log.make(
      { kind: 'card', side: 'visitor', half: 'first-half', colour: 'red', playerId: null },
      90_500,
    );
    const live = liveMatchOf(fold(kickOff, card), 1);
    expect(live).toMatchObject({ short: { local: [], visitor: [211] } });
    expect(liveMatchOf(fold(kickOff, goal), 1)).not.toHaveProperty('short');
    const pause = log.make({ kind: 'phase', to: 'half-time', on: kickOff.entryId }, 120_000);
    expect(liveMatchOf(fold(kickOff, card, pause), 1)).not.toHaveProperty('short');
  });

  it('takes at most 160 bytes, its id included', () => {
    const most = {
      phase: 'extra-time-break' as const,
      runningSince: KICK_OFF + SECOND,
      elapsed: 1_200_000,
      goals: [99, 99] as const,
      kicks: [99, 99] as const,
      fouls: [20, 20] as const,
      log: 500,
    };
    const keys = Object.keys(liveMatchOf(fold(kickOff, goal), 12) ?? {});
    expect(Object.keys(most)).toEqual(keys);
    expect(JSON.stringify({ '01234567890123456789': most }).length).toBeLessThanOrEqual(160);
  });
});

describe('the state that is stored', () => {
  it('is live in every phase of play', () => {
    expect((['first-half', 'half-time', 'extra-time-2', 'shoot-out'] as const).map(stateOfPhase)).toEqual(
      Array.from({ length: 4 }, () => 'live'),
    );
    expect((['scheduled', 'postponed', 'finished', 'abandoned'] as const).map(stateOfPhase)).toEqual([
      'scheduled',
      'postponed',
      'finished',
      'abandoned',
    ]);
  });
});
