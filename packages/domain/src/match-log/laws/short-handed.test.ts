import { describe, expect, it } from 'vitest';
import { MATCH_RULE_PRESETS } from '../../cup/match-rules';
import type { SideKey } from '../../cup/sides';
import { LogBuilder, MINUTE, received, SECOND } from '../../testing/build-log';
import type { EnteredPhase, EntryFacts, Half } from '../entries';
import { foldLog } from '../fold';
import { addsPlayerAfter, missingPlayers } from './short-handed';
import { shortHandedAt, strengthOf } from './strength';

describe('the side that may add a player after a goal', () => {
  it.each<[readonly [number, number], SideKey | null, SideKey | null]>([
    // The strengths, and who adds a player when the local side and when the visitors score.
    [[5, 5], null, null],
    [[5, 4], 'visitor', null],
    [[4, 5], null, 'local'],
    [[4, 4], null, null],
    [[3, 3], null, null],
    [[5, 3], 'visitor', null],
    [[3, 5], null, 'local'],
    [[4, 3], 'visitor', null],
    [[3, 4], null, 'local'],
  ])('with %j players', ([local, visitor], afterLocal, afterVisitor) => {
    expect(addsPlayerAfter('local', { local, visitor })).toBe(afterLocal);
    expect(addsPlayerAfter('visitor', { local, visitor })).toBe(afterVisitor);
  });
});

/** Instants are in milliseconds from the kick-off. */
type Step = readonly [facts: Exclude<EntryFacts, { kind: 'phase' }> | EnteredPhase, at: number];

function logOf(...steps: readonly Step[]) {
  const log = new LogBuilder();
  let on: string | null = null;
  const entries = [['first-half', 0] as Step, ...steps].map(([facts, at]) => {
    if (typeof facts !== 'string') return log.make(facts, at);
    const change = log.make({ kind: 'phase', to: facts, on }, at);
    on = change.entryId;
    return change;
  });
  return foldLog(
    entries.map((entry) => received(entry)),
    MATCH_RULE_PRESETS.futsal,
  );
}

const red = (side: SideKey, half: Half | null = 'first-half') =>
  ({ kind: 'card', side, half, colour: 'red', playerId: null }) as const;
const goal = (side: SideKey, half: Half = 'first-half') =>
  ({ kind: 'goal', side, half, playerId: null }) as const;
const clock = (action: 'start' | 'stop', half: Half = 'first-half') =>
  ({ kind: 'clock', half, action }) as const;

describe('the players who are missing', () => {
  it.each<[string, readonly Step[], readonly number[], readonly number[]]>([
    ['a side is short for two minutes', [[red('local'), 60 * SECOND]], [180], []],
    [
      'the second yellow of a player is a sending-off',
      [
        [{ ...red('local'), colour: 'yellow', playerId: 'ana' }, 10 * SECOND],
        [{ ...red('local'), colour: 'yellow', playerId: 'ana' }, 20 * SECOND],
      ],
      [140],
      [],
    ],
    ['a yellow is none', [[{ ...red('local'), colour: 'yellow' }, 10 * SECOND]], [], []],
    [
      'an official misses nobody on the court',
      [[{ ...red('local'), isOfficial: true }, 10 * SECOND]],
      [],
      [],
    ],
    [
      'another card to who was sent off is no second one',
      [
        [{ ...red('local'), playerId: 'ana' }, 10 * SECOND],
        [{ ...red('local'), playerId: 'ana' }, 20 * SECOND],
      ],
      [130],
      [],
    ],
    [
      'while the clock stands, no time is served',
      [
        [clock('stop'), 50 * SECOND],
        [red('local'), 70 * SECOND],
        [clock('start'), 100 * SECOND],
      ],
      [170],
      [],
    ],
    [
      'five score against four: complete',
      [
        [red('local'), 60 * SECOND],
        [goal('visitor'), 90 * SECOND],
      ],
      [],
      [],
    ],
    [
      'four score against five: no',
      [
        [red('local'), 60 * SECOND],
        [goal('local'), 90 * SECOND],
      ],
      [180],
      [],
    ],
    [
      'four against four: no',
      [
        [red('local'), 60 * SECOND],
        [red('visitor'), 70 * SECOND],
        [goal('visitor'), 90 * SECOND],
      ],
      [180],
      [190],
    ],
    [
      'three against three: no',
      [
        [red('local'), 60 * SECOND],
        [red('visitor'), 61 * SECOND],
        [red('local'), 62 * SECOND],
        [red('visitor'), 63 * SECOND],
        [goal('local'), 90 * SECOND],
      ],
      [180, 182],
      [181, 183],
    ],
    [
      'five score against three: one player, who was sent off first',
      [
        [red('local'), 60 * SECOND],
        [red('local'), 70 * SECOND],
        [goal('visitor'), 90 * SECOND],
      ],
      [190],
      [],
    ],
    [
      'four score against three: one player',
      [
        [red('local'), 60 * SECOND],
        [red('local'), 70 * SECOND],
        [red('visitor'), 80 * SECOND],
        [goal('visitor'), 90 * SECOND],
      ],
      [190],
      [200],
    ],
    [
      'three score against five: no',
      [
        [red('local'), 60 * SECOND],
        [red('local'), 70 * SECOND],
        [goal('local'), 90 * SECOND],
      ],
      [180, 190],
      [],
    ],
    [
      'each goal of the larger side brings one back',
      [
        [red('local'), 60 * SECOND],
        [red('local'), 70 * SECOND],
        [goal('visitor'), 90 * SECOND],
        [goal('visitor'), 100 * SECOND],
      ],
      [],
      [],
    ],
    [
      'who is back counts again: after his two minutes a goal brings nobody',
      [
        [red('local'), 10 * SECOND],
        [red('visitor'), 100 * SECOND],
        [goal('visitor'), 140 * SECOND],
      ],
      [],
      [220],
    ],
    [
      'who is back counts again: then five have scored against four',
      [
        [red('local'), 10 * SECOND],
        [red('visitor'), 100 * SECOND],
        [goal('local'), 140 * SECOND],
      ],
      [],
      [],
    ],
    [
      'a goal before the sending-off ends nothing',
      [
        [goal('visitor'), 50 * SECOND],
        [red('local'), 60 * SECOND],
      ],
      [180],
      [],
    ],
    ['a card before the kick-off is replaced at once', [[red('local', null), -MINUTE]], [], []],
  ])('%s', (_, steps, local, visitor) => {
    const missing = missingPlayers(logOf(...steps));
    expect(missing).toEqual({
      local: local.map((seconds) => seconds * SECOND),
      visitor: visitor.map((seconds) => seconds * SECOND),
    });
  });

  it('serve the rest of their time after half-time, and only while the clock of the half has not shown it', () => {
    const steps: readonly Step[] = [
      [red('local'), 19 * MINUTE],
      ['half-time', 20 * MINUTE],
      ['second-half', 30 * MINUTE],
    ];
    expect(missingPlayers(logOf(...steps.slice(0, 2))).local).toEqual([21 * MINUTE]);
    expect(missingPlayers(logOf(...steps)).local).toEqual([MINUTE]);
    const stopped = clock('stop', 'second-half');
    expect(missingPlayers(logOf(...steps, [stopped, 30 * MINUTE + 59 * SECOND])).local).toEqual([MINUTE]);
    expect(missingPlayers(logOf(...steps, [stopped, 31 * MINUTE])).local).toEqual([]);
  });

  it('are sent off at the end of the half by a card of the break', () => {
    const [pause, second] = [
      ['half-time', 20 * MINUTE],
      ['second-half', 30 * MINUTE],
    ] as const;
    expect(missingPlayers(logOf(pause, [red('local', null), 25 * MINUTE], second)).local).toEqual([
      2 * MINUTE,
    ]);
  });

  it('are back again when the card is undone', () => {
    expect(
      missingPlayers(logOf([red('local'), MINUTE], [{ kind: 'undo', of: 'phone-2' }, 2 * MINUTE])).local,
    ).toEqual([]);
  });
});

it('tells the strength of both sides, and when the next player may come on', () => {
  const missing = { local: [180_000, 200_000], visitor: [190_000] };
  expect(shortHandedAt(missing, 100_000)).toEqual({ players: { local: 3, visitor: 4 }, next: 80_000 });
  expect(shortHandedAt(missing, 180_000)).toEqual({ players: { local: 4, visitor: 4 }, next: 10_000 });
  expect(shortHandedAt(missing, 199_999)).toEqual({ players: { local: 4, visitor: 5 }, next: 1 });
  expect(shortHandedAt(missing, 200_000)).toBeNull();
  expect(strengthOf({ local: [180, 200], visitor: [190] }, 100_000)).toEqual(shortHandedAt(missing, 100_000));
});
