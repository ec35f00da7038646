import { buildCup, withMatch } from '@futsal-cup/domain/testing/build-cup';
import { arbitraryCommand, arbitraryStart } from '@futsal-cup/domain/testing/random-commands';
import type { Cup } from '@futsal-cup/domain/cup/records';
import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { presentCup } from '../../../presenters/present-tournament';
import { saveCup } from '../../../storage/save-cup';
import type { StoredCup } from '../../../storage/stored';
import { lostInstantOf } from './get-calendar';
import { renderCalendar } from './render-calendar';

/** Each run renders a calendar after each of its changes, so there are twenty, or two hundred in `npm run test:long`. */
const RUNS = Math.min(200, Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 5));
const BEGIN = Date.parse('2026-03-06T05:00Z');

/** A database whose every reference and write leads nowhere: what is stored is what `saveCup` returns. */
const nowhere: never = new Proxy(() => undefined, {
  get: () => nowhere,
  apply: () => nowhere,
}) as never;

const event = { kind: 'tournament-created', name: '' } as const;

function save(before: StoredCup | null, cup: Cup, now: number, batch = nowhere): StoredCup {
  const snapshot = before && { cup: before, updateTime: Timestamp.fromMillis(now) };
  return saveCup(nowhere, batch, { before: snapshot, changed: { cup, logs: [], event }, now });
}

/** The cup as it was, as an undo brings it back: a record that is not the same any more gets the stamp of its last write. */
function takenBack(before: StoredCup, present: StoredCup): Cup {
  const back = <Entity extends { readonly updatedAt: string }>(
    old: readonly Entity[],
    now: readonly Entity[],
    idOf: (record: Entity) => string,
  ) => {
    const byId = new Map(now.map((record) => [idOf(record), record]));
    return old.map((record) => {
      const last = byId.get(idOf(record));
      return last?.updatedAt === record.updatedAt
        ? last
        : { ...record, updatedAt: (last ?? record).updatedAt };
    });
  };
  const { updatedAt } = present.tournament;
  const isSame = before.tournament.updatedAt === updatedAt;
  return {
    tournament: isSame ? present.tournament : { ...before.tournament, updatedAt },
    teams: back(before.teams, present.teams, ({ teamId }) => teamId),
    stages: back(before.stages, present.stages, ({ stageId }) => stageId),
    groups: back(before.groups, present.groups, ({ groupId }) => groupId),
    matches: back(before.matches, present.matches, ({ matchId }) => matchId),
  } as Cup;
}

interface Read {
  readonly sequence: number;
  readonly shown: string;
}

function readEntries(cup: StoredCup): ReadonlyMap<string, Read> {
  const of = { since: lostInstantOf(cup), origin: 'https://cup.example' };
  const [, ...events] = renderCalendar(presentCup(cup, 'version'), of).split('BEGIN:VEVENT\r\n');
  return new Map(
    events.map((text) => {
      const { uid = '', sequence } = /UID:(?<uid>.*)\r\nSEQUENCE:(?<sequence>\d+)/u.exec(text)?.groups ?? {};
      const shown = text.replaceAll(/^(?:SEQUENCE|DTSTAMP|END):.*\r\n/gmu, '');
      return [uid, { sequence: Number(sequence), shown }];
    }),
  );
}

it('after any command and any undo no SEQUENCE falls, and what shows something else says when', () => {
  let changed = 0;
  const step = fc.record({
    command: arbitraryCommand,
    isUndo: fc.nat({ max: 3 }).map((dice) => dice === 0),
    pause: fc.constantFrom(1, 400, 1_000, 90_000),
  });
  fc.assert(
    fc.property(arbitraryStart, fc.array(step, { minLength: 10, maxLength: 30 }), (start, steps) => {
      let now = BEGIN;
      let present = save(null, { ...start, tournament: { ...start.tournament, language: 'de' } }, now);
      let before = present;
      const known = new Map(readEntries(present));
      for (const { command, isUndo, pause } of steps) {
        now += pause;
        const result = isUndo ? null : command.run(present);
        if (result && !result.ok) continue;
        const after = save(present, result ? result.value : takenBack(before, present), now);
        [before, present] = [present, after];
        for (const [uid, entry] of readEntries(present)) {
          const last = known.get(uid);
          known.set(uid, entry);
          if (!last) continue;
          expect(entry.sequence).toBeGreaterThanOrEqual(last.sequence);
          if (entry.shown === last.shown) continue;
          changed += 1;
          expect(entry.sequence).toBeGreaterThanOrEqual(Math.floor(now / 1_000));
        }
      }
    }),
    { numRuns: RUNS },
  );
  expect(changed).toBeGreaterThan(RUNS);
});

describe('what deletes a record, or takes a match or a place from its group', () => {
  const start = buildCup({
    stages: [
      {
        name: 'Groups',
        groups: {
          A: { teams: ['Lions', 'Bears'], matches: ['2026-06-13 10:00 Lions v Bears'] },
          B: {
            teams: ['Foxes', 'Wolves'],
            matches: ['2026-06-13 10:20 Foxes v Wolves', '2026-06-13 10:40 Wolves v Foxes'],
          },
        },
      },
      { name: 'Final', matches: ['2026-06-14 15:30 1st Group A v 1st Group B'] },
    ],
  });
  const SECOND = 1_000;
  const sequencesOf = (cup: StoredCup) => [...readEntries(cup).values()].map(({ sequence }) => sequence);

  /** The cup, of which the first match has a result since ten seconds after its begin. */
  function playedCup(): StoredCup {
    const stored = save(null, start, BEGIN);
    const result = { local: { goals: 2 }, visitor: { goals: 1 } };
    return save(stored, withMatch(stored, 'match 1', result), BEGIN + 10 * SECOND);
  }

  it('gives the entries a later instant: a place that is taken from a group', () => {
    const played = playedCup();
    const [first, second] = played.groups;
    if (!first || !second) throw new Error('The cup has no two groups');
    const places = [{ kind: 'group-place', groupId: first.groupId, place: 1 }] as const;
    const taking = save(played, { ...played, groups: [first, { ...second, places }] }, BEGIN + 15 * SECOND);
    const after = save(taking, { ...taking, groups: [first, second] }, BEGIN + 20 * SECOND);
    expect(new Set(sequencesOf(after))).toEqual(new Set([BEGIN / SECOND + 20]));
  });

  it('gives the entries a later instant on a slower clock too', () => {
    const played = playedCup();
    const slow = save(played, { ...played, matches: played.matches.slice(1) }, BEGIN + 5 * SECOND);
    expect(Math.min(...sequencesOf(slow))).toBeGreaterThanOrEqual(Math.max(...sequencesOf(played)));
  });

  it.each([
    ['a match that is deleted', (cup: Cup) => ({ ...cup, matches: cup.matches.slice(1) })],
    [
      'a match that moves to another group of its stage',
      (cup: Cup) => {
        const [, other, ...rest] = cup.matches;
        const [first] = cup.matches;
        if (!first || !other) throw new Error('The cup has no two matches');
        const { groupId, local, visitor } = other;
        return { ...cup, matches: [{ ...first, groupId, local, visitor }, other, ...rest] };
      },
    ],
  ])('gives the entries a later instant: %s', (_, change) => {
    const before = playedCup();
    const known = readEntries(before);
    const after = save(before, change(before), BEGIN + 20 * SECOND);
    for (const { sequence } of readEntries(after).values()) expect(sequence).toBe(BEGIN / SECOND + 20);
    const undone = save(after, takenBack(before, after), BEGIN + 30 * SECOND);
    for (const [uid, { sequence, shown }] of readEntries(undone)) {
      expect(shown).toBe(known.get(uid)?.shown);
      expect(sequence).toBeGreaterThanOrEqual(BEGIN / SECOND + 20);
    }
  });

  it('gives none a later one after that, however much is written, and an undo of an older edit of the cup keeps that so', () => {
    const named = playedCup();
    const renamed = { ...named, tournament: { ...named.tournament, name: 'Cup of the North' } };
    const before = save(named, renamed, BEGIN + 19 * SECOND);
    const matches = before.matches.filter(({ matchId }) => matchId !== 'match 3');
    let cup = save(before, { ...before, matches }, BEGIN + 20 * SECOND + 999);
    const known = sequencesOf(cup);
    for (let write = 1; write <= 2_000; write += 1) cup = save(cup, cup, BEGIN + 30 * SECOND + write);
    expect(sequencesOf(cup)).toEqual(known);
    const { updatedAt } = cup.tournament;
    const updates: unknown[] = [];
    const batch = {
      set: () => undefined,
      update: (_: unknown, fields: unknown) => updates.push(fields),
    } as never;
    const tournament = { ...named.tournament, updatedAt };
    save(cup, { ...cup, tournament }, BEGIN + 40 * SECOND, batch);
    expect(updates[0]).toMatchObject({ lostAt: cup.tournament.lostAt });
  });
});
