import { describe, expect, it } from 'vitest';
import {
  FUTSAL_FINAL,
  GROUP_MATCH,
  KICK_OFF,
  LogBuilder,
  MINUTE,
  received,
  shown,
} from '../testing/build-log';
import { type Entry, type EntryFacts, type EntryInput, MAX_ENTRIES, NEARLY_FULL } from './entries';
import { foldLog } from './fold';
import { type JudgedMatch, judgeEntries } from './judge';

const NOW = KICK_OFF + 60 * MINUTE;

class Match {
  entries: readonly Entry[] = [];
  readonly #log: LogBuilder;

  constructor(
    readonly match: JudgedMatch = GROUP_MATCH,
    device = 'phone',
  ) {
    this.#log = new LogBuilder(device);
  }

  get lastChange(): string | null {
    return foldLog(this.entries, this.match.rules).lastChange;
  }

  make(facts: EntryFacts): EntryInput {
    return this.#log.make(facts);
  }

  send(...inputs: readonly EntryInput[]): string[] {
    const { entries, verdicts } = judgeEntries(this.entries, inputs, this.match, {
      by: 'phone',
      receivedAt: NOW,
    });
    this.entries = entries;
    return verdicts.map((verdict) => (verdict.outcome === 'refused' ? verdict.code : verdict.outcome));
  }

  enter(facts: EntryFacts): string | undefined {
    return this.send(this.make(facts))[0];
  }

  /** Enters phases one after the other. */
  go(...phases: readonly Extract<EntryFacts, { kind: 'phase' }>['to'][]): (string | undefined)[] {
    return phases.map((to) => this.enter({ kind: 'phase', to, on: this.lastChange }));
  }
}

const GOAL = { kind: 'goal', side: 'local', half: 'first-half', playerId: null } as const;

describe('an entry', () => {
  it('is taken once and known from then on', () => {
    const match = new Match();
    match.go('first-half');
    const goal = match.make(GOAL);
    expect(match.send(goal)).toEqual(['taken']);
    expect(match.send(goal, goal)).toEqual(['known', 'known']);
    expect(match.entries).toHaveLength(2);
  });

  it('that is known is not refused', () => {
    const match = new Match();
    match.go('first-half');
    const delivery = { by: 'phone', receivedAt: NOW };
    const again = judgeEntries(match.entries, match.entries, match.match, delivery);
    expect(again.verdicts).toEqual([{ entryId: match.lastChange, outcome: 'known' }]);
  });

  it('carries who sent it and when it arrived', () => {
    const match = new Match();
    match.go('first-half');
    expect(match.entries[0]).toMatchObject({ by: 'phone', receivedAt: NOW });
  });

  it('of a phone whose clock is ahead was made when it arrived', () => {
    const match = new Match();
    match.go('first-half');
    match.send({ ...match.make(GOAL), at: NOW + 10 * MINUTE });
    expect(match.entries.at(-1)?.at).toBe(NOW);
    match.send({ ...match.make(GOAL), at: NOW - 10 * MINUTE });
    expect(match.entries.at(-1)?.at).toBe(NOW - 10 * MINUTE);
  });

  it.each<EntryFacts>([
    GOAL,
    { kind: 'foul', side: 'local', half: 'first-half' },
    { kind: 'clock', half: 'first-half', action: 'stop' },
    { kind: 'card', side: 'visitor', half: null, colour: 'red', playerId: null },
    { kind: 'score', finishes: false, shown: shown(1, 0) },
  ])('of kind $kind needs a match that has begun', (facts) => {
    const match = new Match();
    expect(match.enter(facts)).toBe('match_has_not_begun');
    match.go('postponed');
    expect(match.enter(facts)).toBe('match_has_not_begun');
    match.go('first-half');
    expect(match.enter(facts)).toBe('taken');
  });

  it('is no card of an official who is a player, and else any card, also one that the Laws do not have', () => {
    const match = new Match();
    match.go('first-half');
    const card = { kind: 'card', side: 'local', half: null, colour: 'red', how: 'second-yellow' } as const;
    expect(match.enter({ ...card, isOfficial: true, playerId: 'ana' })).toBe('entry_is_not_valid');
    expect(match.enter({ ...card, isOfficial: true, playerId: null })).toBe('taken');
    expect(match.enter({ ...card, playerId: 'ana' })).toBe('taken');
    expect(match.enter({ ...card, playerId: 'ana' })).toBe('taken');
  });

  it('is taken after the finish too, so that nothing disappears', () => {
    const match = new Match();
    match.go('first-half');
    match.enter({ kind: 'phase', to: 'finished', on: match.lastChange, shown: shown(0, 0) });
    expect(match.enter(GOAL)).toBe('taken');
    expect(match.enter({ kind: 'kick', side: 'local', isIn: true, playerId: null })).toBe(
      'there_is_no_shoot_out_yet',
    );
  });

  it('of a shoot-out is taken once that has begun, also after the finish', () => {
    const match = new Match({ ...GROUP_MATCH, isKnockout: true });
    match.go('first-half', 'shoot-out');
    const kick = { kind: 'kick', side: 'local', isIn: true, playerId: null } as const;
    expect(match.enter(kick)).toBe('taken');
    const score = shown(0, 0, { kicks: { local: 1, visitor: 0 } });
    match.enter({ kind: 'phase', to: 'finished', on: match.lastChange, shown: score });
    expect(match.enter(kick)).toBe('taken');
  });

  it('that is refused is not in the log, and the answer says why', () => {
    const { entries, verdicts } = judgeEntries([], [new LogBuilder().make(GOAL)], GROUP_MATCH, {
      by: 'phone',
      receivedAt: NOW,
    });
    expect(entries).toEqual([]);
    expect(verdicts).toEqual([{ entryId: 'phone-1', outcome: 'refused', code: 'match_has_not_begun' }]);
  });

  it('of several is judged alone: what is refused does not keep others out', () => {
    const match = new Match();
    match.go('first-half');
    const kick = match.make({ kind: 'kick', side: 'local', isIn: true, playerId: null });
    expect(match.send(kick, match.make(GOAL))).toEqual(['there_is_no_shoot_out_yet', 'taken']);
  });
});

describe('a change of phase', () => {
  it('begins with both teams', () => {
    const match = new Match({ ...GROUP_MATCH, hasTeams: false });
    expect(match.go('first-half')).toEqual(['teams_not_known_yet']);
    expect(match.enter({ kind: 'forfeit', side: 'local', on: null })).toBe('teams_not_known_yet');
    expect(match.enter({ kind: 'score', finishes: true, on: null, shown: shown(1, 0) })).toBe(
      'teams_not_known_yet',
    );
    expect(match.go('postponed')).toEqual(['taken']);
  });

  it('that two people enter counts once', () => {
    const match = new Match(FUTSAL_FINAL);
    match.go('first-half');
    const on = match.lastChange;
    const [mine, yours] = [
      match.make({ kind: 'phase', to: 'half-time', on }),
      match.make({ kind: 'phase', to: 'half-time', on }),
    ];
    expect(match.send(mine)).toEqual(['taken']);
    expect(match.send(yours)).toEqual(['known']);
    match.go('second-half');
    expect(match.send(yours)).toEqual(['known']);
    expect(foldLog(match.entries, FUTSAL_FINAL.rules).phase).toBe('second-half');
  });

  it('to the present phase is known, whatever it was made on', () => {
    const match = new Match();
    match.go('first-half');
    expect(match.enter({ kind: 'phase', to: 'first-half', on: 'something' })).toBe('known');
  });

  it('that was made on another one is refused', () => {
    const match = new Match(FUTSAL_FINAL);
    match.go('first-half');
    const on = match.lastChange;
    match.go('half-time', 'second-half');
    expect(match.enter({ kind: 'phase', to: 'abandoned', on })).toBe('phase_changed_meanwhile');
    expect(match.enter({ kind: 'forfeit', side: 'local', on })).toBe('phase_changed_meanwhile');
    expect(match.enter({ kind: 'score', finishes: true, on, shown: shown(1, 0) })).toBe(
      'phase_changed_meanwhile',
    );
  });

  it('follows the order of the halves', () => {
    const match = new Match(FUTSAL_FINAL);
    expect(match.go('second-half')).toEqual(['phase_is_not_possible_now']);
    expect(
      match.go(
        'first-half',
        'half-time',
        'second-half',
        'extra-time-1',
        'extra-time-break',
        'extra-time-2',
        'shoot-out',
      ),
    ).toEqual(Array.from({ length: 7 }, () => 'taken'));
    expect(match.go('half-time')).toEqual(['phase_is_not_possible_now']);
  });

  it('of a group match leads to no extra time and no shoot-out', () => {
    const match = new Match();
    match.go('first-half');
    expect(match.go('half-time', 'shoot-out', 'extra-time-1')).toEqual(
      Array.from({ length: 3 }, () => 'phase_is_not_possible_now'),
    );
  });

  it('of a group match leads to a shoot-out where tables count kicks, and to the end without a winner', () => {
    const match = new Match({ ...GROUP_MATCH, countsKicks: true });
    expect(match.go('first-half', 'extra-time-1', 'shoot-out')).toEqual([
      'taken',
      'phase_is_not_possible_now',
      'taken',
    ]);
    expect(match.enter({ kind: 'kick', side: 'local', isIn: true, playerId: null })).toBe('taken');
    const level = shown(1, 1, { kicks: { local: 1, visitor: 1 } });
    expect(match.enter({ kind: 'phase', to: 'finished', on: match.lastChange, shown: level })).toBe('taken');
  });

  it('of a cup without extra time leads to the shoot-out at once', () => {
    const match = new Match({ ...GROUP_MATCH, isKnockout: true });
    match.go('first-half');
    expect(match.go('extra-time-1', 'shoot-out')).toEqual(['phase_is_not_possible_now', 'taken']);
  });

  it('to the end needs the score, and in a knockout match a winner', () => {
    const match = new Match(FUTSAL_FINAL);
    match.go('first-half');
    const end = (score?: ReturnType<typeof shown>) =>
      match.enter({ kind: 'phase', to: 'finished', on: match.lastChange, shown: score });
    expect(end()).toBe('score_is_mandatory_at_the_end');
    expect(end(shown(1, 1))).toBe('match_has_no_winner_yet');
    expect(end(shown(1, 1, { kicks: { local: 2, visitor: 2 } }))).toBe('match_has_no_winner_yet');
    expect(end(shown(1, 1, { kicks: { local: 3, visitor: 2 } }))).toBe('taken');
  });

  it('by a scorer’s score ends no knockout match level', () => {
    const match = new Match(FUTSAL_FINAL);
    match.go('first-half');
    const end = (score: ReturnType<typeof shown>) =>
      match.enter({ kind: 'score', finishes: true, on: match.lastChange, shown: score });
    expect(end(shown(1, 1))).toBe('match_has_no_winner_yet');
    expect(end(shown(2, 1))).toBe('taken');
  });

  it('to the end leaves a group match level', () => {
    const match = new Match();
    match.go('first-half');
    expect(match.enter({ kind: 'phase', to: 'finished', on: match.lastChange, shown: shown(2, 2) })).toBe(
      'taken',
    );
    expect(match.go('first-half', 'abandoned', 'postponed')).toEqual(
      Array.from({ length: 3 }, () => 'phase_is_not_possible_now'),
    );
  });
});

describe('an undo', () => {
  it('of the latest change of phase is taken, of an earlier one refused', () => {
    const match = new Match(FUTSAL_FINAL);
    match.go('first-half');
    const first = match.lastChange ?? '';
    match.go('half-time');
    expect(match.enter({ kind: 'undo', of: first })).toBe('only_the_latest_phase_can_be_undone');
    expect(match.enter({ kind: 'undo', of: match.lastChange ?? '' })).toBe('taken');
    expect(match.enter({ kind: 'undo', of: first })).toBe('taken');
    expect(match.lastChange).toBeNull();
  });

  it('waits for the entry that it undoes', () => {
    const match = new Match();
    match.go('first-half');
    const goal = match.make(GOAL);
    expect(match.enter({ kind: 'undo', of: goal.entryId })).toBe('taken');
    expect(match.send(goal)).toEqual(['taken']);
    expect(foldLog(match.entries, GROUP_MATCH.rules).score.goals.local).toBe(0);
  });

  it('of what somebody has undone already is known', () => {
    const match = new Match();
    match.go('first-half');
    const goal = match.make(GOAL);
    match.send(goal);
    expect(match.enter({ kind: 'undo', of: goal.entryId })).toBe('taken');
    expect(match.enter({ kind: 'undo', of: goal.entryId })).toBe('known');
  });

  it('cannot be undone', () => {
    const match = new Match();
    match.go('first-half');
    const undo = match.make({ kind: 'undo', of: 'anything' });
    match.send(undo);
    expect(match.enter({ kind: 'undo', of: undo.entryId })).toBe('an_undo_cannot_be_undone');
  });
});

describe('a full log', () => {
  function filled(count: number): Match {
    const match = new Match(FUTSAL_FINAL);
    match.go('first-half');
    const fouls = Array.from({ length: count - 1 }, () =>
      received(match.make({ kind: 'foul', side: 'local', half: 'first-half' })),
    );
    match.entries = [...match.entries, ...fouls];
    return match;
  }

  it('takes only what ends or corrects the match when it is nearly full', () => {
    const last = filled(NEARLY_FULL - 1);
    expect(last.enter(GOAL)).toBe('taken');
    expect(last.enter(GOAL)).toBe('match_log_is_full');
    expect(last.enter({ kind: 'clock', half: 'first-half', action: 'stop' })).toBe('match_log_is_full');
    expect(last.enter({ kind: 'undo', of: 'anything' })).toBe('taken');
    expect(last.enter({ kind: 'score', finishes: false, shown: shown(1, 0) })).toBe('taken');
    expect(last.go('half-time')).toEqual(['taken']);
    expect(last.enter({ kind: 'forfeit', side: 'local', on: last.lastChange })).toBe('taken');
  });

  it('takes nothing more at its end, and still knows what it has', () => {
    const match = filled(MAX_ENTRIES);
    expect(match.go('half-time')).toEqual(['match_log_is_full']);
    expect(match.enter({ kind: 'phase', to: 'first-half', on: null })).toBe('known');
    expect(match.send(...match.entries.slice(0, 2))).toEqual(['known', 'known']);
  });
});
