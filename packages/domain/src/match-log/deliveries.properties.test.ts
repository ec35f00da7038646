import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FUTSAL_FINAL, KICK_OFF, LogBuilder, MINUTE, received, SECOND } from '../testing/build-log';
import { rootOf } from './active-entries';
import { type Entry, type EntryFacts, type EntryInput, HALVES, isHalf, type ShownScore } from './entries';
import { foldLog, type FoldedLog } from './fold';
import { judgeEntries, type Verdict } from './judge';
import { moveAway, type MovedEntries } from './moved-entries';
import { nextPhases } from './phases';
import { hasWinner, isScoring } from './running-score';

const { rules } = FUTSAL_FINAL;

/** The server: the log, and its last answer to each entry. */
class Server {
  entries: readonly Entry[] = [];
  readonly verdicts = new Map<string, Verdict>();
  #moved: MovedEntries | null = null;
  #now = KICK_OFF;

  receive(inputs: readonly EntryInput[], by: string): readonly Verdict[] {
    this.#now += SECOND;
    const match = { ...FUTSAL_FINAL, moved: this.#moved };
    const judged = judgeEntries(this.entries, inputs, match, { by, receivedAt: this.#now });
    this.entries = judged.entries;
    for (const verdict of judged.verdicts) this.verdicts.set(verdict.entryId, verdict);
    return judged.verdicts;
  }

  /** An hour after the kick-off somebody finds that the log was begun on the wrong match. Returns the entries that move to the right one. */
  moveAway(): readonly Entry[] {
    this.#now = KICK_OFF + 60 * MINUTE;
    const left = this.entries;
    this.#moved = moveAway(this.#moved, left, this.#now);
    this.entries = [];
    return left;
  }
}

/** A phone: the last answer of the server, and the entries that it has not sent yet. */
class Phone {
  seen: readonly Entry[] = [];
  outbox: EntryInput[] = [];
  readonly made: EntryInput[] = [];
  readonly #log: LogBuilder;

  constructor(readonly name: string) {
    this.#log = new LogBuilder(name);
  }

  get state(): FoldedLog {
    return foldLog([...this.seen, ...this.outbox.map((entry) => received(entry))], rules);
  }

  tap(facts: EntryFacts): void {
    const entry = this.#log.make(facts);
    this.made.push(entry);
    this.outbox.push(entry);
  }

  /** Sends entries to the server. `isHeard` tells whether its answer arrives; without an answer the phone sends everything again. */
  send(server: Server, count: number, isHeard: boolean): void {
    const batch = this.outbox.slice(0, count);
    if (batch.length === 0) return;
    server.receive(batch, this.name);
    if (!isHeard) return;
    this.outbox = this.outbox.slice(batch.length);
    this.seen = server.entries;
  }
}

type Step = readonly [phone: 0 | 1, what: 'tap' | 'send' | 'lose', choice: number];

const arbitraryStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(0, 1),
  fc.constantFrom('tap', 'tap', 'tap', 'send', 'lose'),
  fc.nat({ max: 9_999 }),
);

/** A corrected score that is based on the entries of this phone; the other phone may have more entries. */
function typedScore({ active, score }: FoldedLog, pick: number): ShownScore {
  const goals = { ...score.goals, local: score.goals.local + (pick % 3) };
  return { goals, kicks: score.kicks, basis: active.filter(isScoring).map(rootOf) };
}

/** A change of phase that is possible in this state, if there is one. */
function changeOfPhase(state: FoldedLog, pick: number): EntryFacts | null {
  const next = nextPhases(state.phase, FUTSAL_FINAL);
  const to = next[pick % Math.max(1, next.length)];
  const on = state.lastChange;
  if (to !== 'finished') return to ? { kind: 'phase', to, on } : null;
  return hasWinner(state.score) ? { kind: 'phase', to, on, shown: state.score } : null;
}

/** An entry that a scorer may make in this state; `choice` picks the button and its subject. */
function pressable(state: FoldedLog, choice: number): EntryFacts | null {
  const pick = Math.floor(choice / 16);
  const side = pick % 2 === 0 ? 'local' : 'visitor';
  const half = state.half ?? HALVES[0];
  const target = state.active[pick % Math.max(1, state.active.length)];
  const goal = { kind: 'goal', side, half, playerId: null } as const;
  switch (choice % 16) {
    case 0:
    case 1:
      return changeOfPhase(state, pick);
    case 2:
    case 3:
      return target ? { kind: 'undo', of: target.entryId } : null;
    case 4:
      return isHalf(state.phase) ? { kind: 'clock', half, action: pick % 3 === 0 ? 'stop' : 'start' } : null;
    case 5:
      return { kind: 'clock', half, action: 'set', elapsed: pick * SECOND };
    case 6:
      return state.phase === 'shoot-out' ? { kind: 'kick', side, isIn: pick % 3 > 0, playerId: null } : null;
    case 7:
      return { kind: 'foul', side, half };
    case 8:
      return { kind: 'time-out', side, half };
    case 9: {
      const card = { kind: 'card', side, half: state.half, colour: 'yellow', playerId: null } as const;
      return target?.kind === 'card' ? { ...card, playerId: 'anna', replaces: rootOf(target) } : card;
    }
    case 10:
      return { kind: 'score', shown: typedScore(state, pick), finishes: false };
    case 11: {
      const shown = typedScore(state, pick);
      return hasWinner(shown) ? { kind: 'score', shown, finishes: true, on: state.lastChange } : null;
    }
    case 12:
      return pick % 2 === 0 ? { kind: 'forfeit', side, on: state.lastChange } : goal;
    case 13:
      // Now and then there is an entry that no button makes: it replaces any entry.
      if (target && pick % 3 === 0) return { ...goal, playerId: 'anna', replaces: target.entryId };
      return target?.kind === 'goal' ? { ...goal, playerId: 'anna', replaces: rootOf(target) } : goal;
    default:
      return goal;
  }
}

function play(steps: readonly Step[]): { server: Server; phones: readonly [Phone, Phone] } {
  const server = new Server();
  const phones = [new Phone('a'), new Phone('b')] as const;
  phones[0].tap({ kind: 'phase', to: 'first-half', on: null });
  phones[0].send(server, 1, true);
  phones[1].seen = server.entries;
  for (const [index, what, choice] of steps) {
    const phone = phones[index];
    if (what === 'tap') {
      const facts = pressable(phone.state, choice);
      if (facts) phone.tap(facts);
    } else phone.send(server, 1 + (choice % 4), what === 'send');
  }
  for (const phone of phones) phone.send(server, phone.outbox.length, true);
  return { server, phones };
}

/** The state without the order of its lists, which says nothing. */
function comparable({ active, arrivedLater, score, ...state }: FoldedLog) {
  const ids = (list: readonly { readonly entryId: string }[]) => list.map(({ entryId }) => entryId).sort();
  return {
    ...state,
    score: { ...score, basis: [...score.basis].sort() },
    active: ids(active),
    arrivedLater: [...arrivedLater].sort(),
  };
}

/** Whether somebody else may have entered the same event before, so that the log need not take this entry. */
function mayBeKnown(entry: EntryInput): boolean {
  return entry.kind === 'phase' || entry.kind === 'undo' || (entry.kind === 'score' && entry.finishes);
}

const arbitraryHistory = fc.array(arbitraryStep, { maxLength: 60 });

describe('whatever two phones deliver', () => {
  it('folds to one state, in any order and however often', () => {
    fc.assert(
      fc.property(arbitraryHistory, fc.infiniteStream(fc.nat()), (steps, order) => {
        const { entries } = play(steps).server;
        const shuffled = [...entries, ...entries.filter((_, index) => index % 3 === 0)]
          .map((entry) => ({ entry, rank: order.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ entry }) => entry);
        expect(comparable(foldLog(shuffled, rules))).toEqual(comparable(foldLog(entries, rules)));
      }),
    );
  });

  it('is in the log or was refused with a reason, and a second delivery of all of it changes nothing', () => {
    fc.assert(
      fc.property(arbitraryHistory, (steps) => {
        const { server, phones } = play(steps);
        const inLog = new Set(server.entries.map(({ entryId }) => entryId));
        expect(inLog.size).toBe(server.entries.length);
        for (const made of phones.flatMap((phone) => phone.made)) {
          const { entryId, kind } = made;
          const verdict = server.verdicts.get(entryId);
          expect(verdict).toBeDefined();
          if (verdict?.outcome === 'refused') {
            expect(inLog.has(entryId)).toBe(false);
            if (kind === 'goal')
              expect(['match_has_not_begun', 'entry_is_not_valid']).toContain(verdict.code);
          } else if (!mayBeKnown(made)) expect(inLog.has(entryId)).toBe(true);
        }
        const before = server.entries;
        for (const phone of phones) {
          server.receive(
            phone.made.filter(({ entryId }) => inLog.has(entryId)),
            phone.name,
          );
        }
        expect(server.entries).toEqual(before);
      }),
    );
  });

  it('is in one log only, when that was moved and everything is sent to the first one again', () => {
    fc.assert(
      fc.property(arbitraryHistory, (steps) => {
        const { server, phones } = play(steps);
        const moved = new Set(server.moveAway().map(({ entryId }) => entryId));
        for (const { name, made } of phones) {
          for (const verdict of server.receive(made, name)) {
            if (moved.has(verdict.entryId)) expect(verdict.outcome).toBe('known');
          }
          const isInvolved = made.some(({ entryId }) => moved.has(entryId));
          if (isInvolved) expect(server.entries.filter(({ by }) => by === name)).toEqual([]);
        }
        expect(server.entries.filter(({ entryId }) => moved.has(entryId))).toEqual([]);
      }),
    );
  });

  it('keeps what is not undone, whatever goals and cards say that they replace', () => {
    fc.assert(
      fc.property(arbitraryHistory, (steps) => {
        const { entries } = play(steps).server;
        const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.of] : [])));
        const { active } = foldLog(entries, rules);
        const counted = new Set(active.map(({ entryId }) => entryId));
        for (const { entryId, kind } of entries) {
          if (!['goal', 'card', 'undo'].includes(kind))
            expect(counted.has(entryId)).toBe(!undone.has(entryId));
        }
      }),
    );
  });

  it('has a chain of phases of which each follows the one before', () => {
    fc.assert(
      fc.property(arbitraryHistory, (steps) => {
        const { changes } = foldLog(play(steps).server.entries, rules);
        changes.forEach((change, index) => expect(change.on).toBe(changes[index - 1]?.entryId ?? null));
      }),
    );
  });

  it('is an empty match again once everything is undone, in any order that is allowed', () => {
    fc.assert(
      fc.property(arbitraryHistory, fc.infiniteStream(fc.nat()), (steps, order) => {
        const { server } = play(steps);
        const undoer = new LogBuilder('undo');
        for (let left = foldLog(server.entries, rules).active; left.length > 0;) {
          const target = left[(order.next().value ?? 0) % left.length];
          server.receive([undoer.make({ kind: 'undo', of: target?.entryId ?? '' })], 'undo');
          const next = foldLog(server.entries, rules);
          const isStuck = next.active.length === left.length;
          left = next.active;
          if (isStuck && next.lastChange !== null) {
            server.receive([undoer.make({ kind: 'undo', of: next.lastChange })], 'undo');
            left = foldLog(server.entries, rules).active;
          }
        }
        expect(comparable(foldLog(server.entries, rules))).toEqual(comparable(foldLog([], rules)));
      }),
    );
  });
});
