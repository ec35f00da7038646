import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GROUP_MATCH, KICK_OFF, LogBuilder, MINUTE, SECOND } from '../testing/build-log';
import { buildMatch } from '../testing/build-cup';
import { rootOf } from './active-entries';
import { type Entry, type EntryFacts, type EntryInput, HALVES } from './entries';
import { foldLog, type FoldedLog } from './fold';
import { isCorrection } from './instants';
import { judgeEntries } from './judge';
import { matchOfLog } from './match-of-log';
import { nextPhases } from './phases';
import { isScoring, resultOf } from './running-score';
import { timelineOf, type TimelineItem } from './timeline';
import { entriesOfTypedScore } from './typed-score';

/** A match of one half, so that it comes to its shoot-out quickly. */
const FINAL = { ...GROUP_MATCH, isKnockout: true };
const { rules } = FINAL;
const NOTHING = { local: 0, visitor: 0 };

/**
 * A step of the test: what somebody enters, how many of the latest entries they have not seen yet, and by how many minutes their clock is
 * wrong.
 */
interface Step {
  readonly choice: number;
  readonly unseen: number;
  readonly skew: number;
}

const arbitrarySteps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    choice: fc.nat({ max: 99_999 }),
    unseen: fc.constantFrom(0, 0, 0, 1, 3),
    skew: fc.constantFrom(0, 0, 0, -10, 10),
  }),
  { maxLength: 50 },
);

/** The score that the log shows, or another one. */
function said({ score, active }: FoldedLog, pick: number) {
  const [goal, kick] = [pick % 2, Math.floor(pick / 2) % 3];
  return {
    goals: { local: score.goals.local + goal, visitor: score.goals.visitor },
    kicks: score.kicks && { local: score.kicks.local, visitor: score.kicks.visitor + kick },
    basis: active.filter(isScoring).map(rootOf),
  };
}

function pressed(state: FoldedLog, choice: number): EntryFacts | null {
  const pick = Math.floor(choice / 12);
  const side = pick % 2 === 0 ? 'local' : 'visitor';
  const on = state.lastChange;
  const target = state.active[pick % Math.max(1, state.active.length)];
  const [next] = nextPhases(state.phase, FINAL);
  const isShootOut = state.phase === 'shoot-out';
  switch (choice % 12) {
    case 0:
    case 1:
      return next && next !== 'finished' ? { kind: 'phase', to: next, on } : null;
    case 2:
      return { kind: 'phase', to: 'finished', on, shown: pick % 2 === 0 ? state.score : said(state, pick) };
    case 3:
      return { kind: 'score', finishes: false, shown: said(state, pick) };
    case 4:
      return { kind: 'score', finishes: true, on, shown: said(state, pick) };
    case 5:
      return target ? { kind: 'undo', of: target.entryId } : null;
    case 6:
      return pick % 4 === 0 ? { kind: 'forfeit', side, on } : null;
    case 7:
      return target?.kind === 'goal'
        ? { ...target, playerId: 'ana', replaces: rootOf(target) }
        : { kind: 'foul', side, half: state.half ?? HALVES[0] };
    default:
      return isShootOut && pick % 5 > 0
        ? { kind: 'kick', side, isIn: pick % 3 > 0, playerId: null }
        : { kind: 'goal', side, half: state.half ?? HALVES[0], playerId: null };
  }
}

/** The entries with which an administrator types a score in place of the present one, or removes the present one. */
function typed(entries: readonly Entry[], pick: number): readonly EntryFacts[] {
  const [goals, kicks] = [pick % 3, Math.floor(pick / 3) % 2 === 0 ? 4 : null];
  const side = { goals: pick % 7 === 0 ? null : goals, kicks };
  const other = { ...side, kicks: kicks && 3 };
  return entriesOfTypedScore(entries, { local: side, visitor: other }, rules);
}

/** The log of a match as the server stores it after any steps. */
function keep(steps: readonly Step[]): readonly Entry[] {
  const log = new LogBuilder();
  const kickOff = log.make({ kind: 'phase', to: 'first-half', on: null });
  const begun = { by: 'a', receivedAt: KICK_OFF + SECOND };
  let { entries } = judgeEntries([], [kickOff], FINAL, begun);
  steps.forEach(({ choice, unseen, skew }, index) => {
    const receivedAt = KICK_OFF + index * MINUTE + 30 * SECOND;
    const seen = entries.slice(0, Math.max(1, entries.length - unseen));
    const facts = pressed(foldLog(seen, rules), choice);
    const made = choice % 17 === 0 ? typed(entries, choice) : facts ? [facts] : [];
    const inputs = made.map((each, part): EntryInput => ({
      ...each,
      entryId: `entry-${index}-${part}`,
      at: KICK_OFF + (index + skew) * MINUTE,
    }));
    ({ entries } = judgeEntries(entries, inputs, FINAL, { by: 'a', receivedAt }));
  });
  return entries;
}

/** The last score of the timeline; no goals and no kicks when no line has a score. */
function lastTold(items: readonly TimelineItem[]) {
  const { goals, kicks } = items.findLast(({ score }) => score !== null)?.score ?? {
    goals: NOTHING,
    kicks: null,
  };
  return { goals, kicks };
}

describe('the timeline of whatever was entered', () => {
  it('ends with the score that the log folds to, which is that of the match', () => {
    fc.assert(
      fc.property(arbitrarySteps, (steps) => {
        const entries = keep(steps);
        const log = foldLog(entries, rules);
        const told = lastTold(timelineOf(entries, rules));
        expect(told.goals).toEqual(log.score.goals);
        expect(told.kicks ?? NOTHING).toEqual(
          log.phase === 'finished' ? kicksOf(resultOf(log.score)) : (log.score.kicks ?? NOTHING),
        );
        const match = matchOfLog(buildMatch({ matchId: 'm' }), log, { teams: null, revision: 1 });
        if (log.phase !== 'finished') return;
        expect([match.local.goals, match.visitor.goals]).toEqual([told.goals.local, told.goals.visitor]);
        expect([match.local.kicks, match.visitor.kicks]).toEqual(
          told.kicks ? [told.kicks.local, told.kicks.visitor] : [null, null],
        );
      }),
    );
  });

  it('tells after each line the score before it with what that line adds', () => {
    fc.assert(
      fc.property(arbitrarySteps, (steps) => {
        const entries = keep(steps);
        let goals = NOTHING;
        let kicks = NOTHING;
        for (const { entry, score, isUndone, hasArrivedLater } of timelineOf(entries, rules)) {
          if (isUndone || hasArrivedLater) expect(score).toBeNull();
          if (!score) continue;
          if (entry.kind === 'goal') {
            expect(score.goals).toEqual({ ...goals, [entry.side]: goals[entry.side] + 1 });
          }
          if (entry.kind === 'kick') {
            expect(score.goals).toEqual(goals);
            const after = { ...kicks, [entry.side]: kicks[entry.side] + Number(entry.isIn) };
            // A kick after the decision adds nothing, and there is no decision while the sides are level.
            const isLevel = kicks.local === kicks.visitor;
            expect(isLevel ? [after] : [after, kicks]).toContainEqual(score.kicks);
          }
          if (isCorrection(entry)) {
            expect(score.goals.local).toBeGreaterThanOrEqual(entry.shown.goals.local);
            expect(score.goals.visitor).toBeGreaterThanOrEqual(entry.shown.goals.visitor);
          }
          goals = score.goals;
          kicks = score.kicks ?? kicks;
        }
      }),
    );
  });
});

function kicksOf({ local, visitor }: ReturnType<typeof resultOf>) {
  return local.kicks === null || visitor.kicks === null
    ? NOTHING
    : { local: local.kicks, visitor: visitor.kicks };
}
