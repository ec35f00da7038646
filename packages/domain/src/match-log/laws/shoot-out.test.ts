import { describe, expect, it } from 'vitest';
import { MATCH_RULE_PRESETS } from '../../cup/match-rules';
import type { SideKey } from '../../cup/sides';
import { LogBuilder, received, shown } from '../../testing/build-log';
import type { EntryFacts } from '../entries';
import { foldLog, scoreWithLater } from '../fold';
import { lawMarks } from './law-marks';
import { shootOutOf } from '../running-score';
import { isDecided } from './shoot-out';

const RULES = MATCH_RULE_PRESETS.futsal;

/** 'Lx' is a kick of the local side that goes in, 'vo' is a kick of the visitors that does not go in. */
function kickOf(code: string): EntryFacts {
  const side: SideKey = code.startsWith('L') ? 'local' : 'visitor';
  return { kind: 'kick', side, isIn: code.endsWith('x'), playerId: null };
}

function shootOut(kicks: string, shootOutKicks: number, ...more: readonly EntryFacts[]) {
  const log = new LogBuilder();
  const start = log.make({ kind: 'phase', to: 'first-half', on: null });
  const begun = log.make({ kind: 'phase', to: 'shoot-out', on: start.entryId });
  const taken = [...kicks.split(' ').filter(Boolean).map(kickOf), ...more].map((facts) => log.make(facts));
  const entries = [start, begun, ...taken].map((entry) => received(entry));
  const rules = { ...RULES, shootOutKicks };
  const folded = foldLog(entries, rules);
  const { kicks: score } = folded.score;
  return {
    entries,
    folded,
    score: [score?.local, score?.visitor],
    isDecided: isDecided(shootOutOf(folded, shootOutKicks).shootOut, shootOutKicks),
    marks: [...lawMarks(folded, rules)].map(([entryId, mark]) => [
      taken.findIndex((kick) => kick.entryId === entryId) + 1,
      mark,
    ]),
  };
}

const TURN = 'out-of-turn';
const AFTER = 'after-the-decision';

describe('a shoot-out', () => {
  it.each<[number, string, readonly [number, number], boolean, readonly (readonly [number, string])[]]>([
    [3, '', [0, 0], false, []],
    [3, 'Lx', [1, 0], false, []],
    [3, 'Lx vo Lx vx', [2, 1], false, []],
    // The shoot-out is decided as soon as one side can no longer be caught.
    [3, 'Lx vo Lx vo', [2, 0], true, []],
    [3, 'Lo vx Lo vx', [0, 2], true, []],
    [5, 'Lx vo Lx vo Lx vo', [3, 0], true, []],
    [5, 'Lx vo Lx vo Lx vx', [3, 1], false, []],
    [5, 'Lx vx Lx vx Lx vx Lx vx Lx vo', [5, 4], true, []],
    // The shoot-out is level after the set number of kicks and goes on in pairs.
    [3, 'Lx vx Lx vx Lx vx', [3, 3], false, []],
    [3, 'Lx vx Lx vx Lx vx Lx', [4, 3], false, []],
    [3, 'Lx vx Lx vx Lx vx Lx vo', [4, 3], true, []],
    [1, 'Lo vo Lo vx', [0, 1], true, []],
    // A kick after the decision does not count.
    [3, 'Lx vo Lx vo Lx', [2, 0], true, [[5, AFTER]]],
    [
      3,
      'Lx vo Lx vo vx vx vx',
      [2, 0],
      true,
      [
        [5, AFTER],
        [6, AFTER],
        [7, AFTER],
      ],
    ],
    [
      1,
      'Lx vo vx vx',
      [1, 0],
      true,
      [
        [3, AFTER],
        [4, AFTER],
      ],
    ],
    // A kick out of turn counts, and the other side catches up.
    [5, 'Lx Lx', [2, 0], false, [[2, TURN]]],
    [5, 'Lx Lx vx vx Lx', [3, 2], false, [[2, TURN]]],
    [5, 'vx Lo Lo', [0, 1], false, [[3, TURN]]],
    // The side that began begins each pair.
    [5, 'vx Lx Lx', [2, 1], false, [[3, TURN]]],
    [5, 'vx Lx vx Lx', [2, 2], false, []],
    [
      3,
      'Lx Lx Lx vo',
      [3, 0],
      true,
      [
        [2, TURN],
        [3, TURN],
      ],
    ],
  ])('of %i kicks after "%s" stands at %j, decided: %s', (kicks, taken, score, decided, marks) => {
    expect(shootOut(taken, kicks)).toMatchObject({ score, isDecided: decided, marks });
  });

  it('after a score that is not level is marked, whether the goal came before or after its beginning', () => {
    const goal = { kind: 'goal', side: 'local', half: 'first-half', playerId: null } as const;
    expect(shootOut('Lx', 3, goal)).toMatchObject({ score: [1, 0], marks: [[0, 'score-not-level']] });
    expect(shootOut('Lx', 3, goal, { ...goal, side: 'visitor' }).marks).toEqual([]);
    const asPlayed = { kind: 'score', finishes: true, on: 'phone-2', shown: shown(1, 1) } as const;
    expect(shootOut('Lx', 3, goal, asPlayed).marks).toEqual([]);
    expect(shootOut('Lx', 3, { kind: 'forfeit', side: 'local', on: 'phone-2' }).marks).toEqual([]);
  });

  it('goes on when a kick that decided it is undone, and what came after it counts', () => {
    const over = shootOut('Lx vo Lx vo vx', 3);
    expect(over.score).toEqual([2, 0]);
    const undone = shootOut('Lx vo Lx vo vx', 3, { kind: 'undo', of: 'phone-5' });
    expect(undone).toMatchObject({
      score: [1, 1],
      isDecided: false,
      marks: [
        [4, TURN],
        [5, TURN],
      ],
    });
  });

  it('goes by when the kicks were made, in whatever order they arrived', () => {
    const { entries, folded } = shootOut('Lx vo Lx vo Lx', 3);
    expect(foldLog(entries.toReversed(), { ...RULES, shootOutKicks: 3 }).score.kicks).toEqual(
      folded.score.kicks,
    );
  });

  it('starts from a correction, and the kicks on top of it count until it is decided', () => {
    const correction = (local: number, visitor: number, basis: readonly string[]): EntryFacts => ({
      kind: 'score',
      finishes: false,
      shown: shown(0, 0, { kicks: { local, visitor }, basis }),
    });
    const all = ['phone-3', 'phone-4', 'phone-5', 'phone-6'];
    const on = (correct: EntryFacts) => shootOut('Lx vo Lx vo', 3, correct, kickOf('Lx'), kickOf('vx'));
    expect(on(correction(2, 1, all))).toMatchObject({ score: [3, 1], marks: [[7, AFTER]] });
    expect(on(correction(2, 0, all)).score).toEqual([2, 0]);
  });

  it('keeps the final score that was entered, whatever of it was kicked after the decision', () => {
    const kicks = ['phone-3', 'phone-4', 'phone-5', 'phone-6', 'phone-7'];
    const end: EntryFacts = {
      kind: 'phase',
      to: 'finished',
      on: 'phone-2',
      shown: shown(1, 1, { kicks: { local: 3, visitor: 0 }, basis: kicks }),
    };
    const { folded } = shootOut('Lx vo Lx vo Lx', 3, end);
    expect(folded).toMatchObject({ score: { kicks: { local: 3, visitor: 0 } }, arrivedLater: [] });
  });

  it('has the kicks of another phone that came after the end counted by whoever counts them', () => {
    const end: EntryFacts = {
      kind: 'phase',
      to: 'finished',
      on: 'phone-2',
      shown: shown(1, 1, {
        kicks: { local: 2, visitor: 0 },
        basis: ['phone-3', 'phone-4', 'phone-5', 'phone-6'],
      }),
    };
    const { folded } = shootOut('Lx vo Lx vo', 3, end, kickOf('Lx'));
    expect(folded.arrivedLater).toEqual(['phone-8']);
    expect(scoreWithLater(folded).kicks).toEqual({ local: 3, visitor: 0 });
  });
});

it('each kick of a shoot-out is in the score or marked, whoever kicks', () => {
  const sides = ['Lx', 'vx', 'Lo', 'vo'];
  for (let seed = 0; seed < 256; seed += 1) {
    const kicks = Array.from(
      { length: 8 },
      (_, index) => sides[Math.floor(seed / 2 ** index + index * seed) % 4],
    );
    const { folded, marks } = shootOut(kicks.join(' '), 2);
    const after = marks.filter(([, mark]) => mark === AFTER).map(([number]) => Number(number) - 1);
    const counted = kicks.filter((kick, index) => kick?.endsWith('x') && !after.includes(index));
    const { kicks: score } = folded.score;
    expect((score?.local ?? 0) + (score?.visitor ?? 0)).toBe(counted.length);
  }
});
