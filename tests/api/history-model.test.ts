/* @module-tag long */
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { buildTournament } from '../support/builders/builders';
import { callApi, sendToApi } from '../support/call-api';
import { expectCupRules, findBrokenRules } from '../support/model/expect-cup-rules';
import { type Command, emptyModel, type Model } from '../support/model/model';
import { anyCommand, START } from '../support/model/model-commands';
import { readStoredCup, type StoredCup } from '../support/model/stored-cup';
import { anyUnfollowedCommand, type UnfollowedStep } from '../support/model/unfollowed-commands';

/** A run makes about a hundred calls over HTTP, so there is one run, or ten in `npm run test:long`. */
const RUNS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 100);
const PATIENCE = 600_000;

const TOURNAMENT = 'tournament';

type Records = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Every write of the tournament changes these fields, or may change them. */
const RENEWED = { updatedAt: '', revision: 0, span: null, lostAt: null };

/** Maps the records of a cup by their path, without the fields that every write changes. */
function recordsOf({ tournament, teams, stages, groups, matches }: StoredCup): Records {
  const all: [string, object][] = [
    [TOURNAMENT, { ...tournament, ...RENEWED }],
    ...teams.map((team): [string, object] => [`teams/${team.teamId}`, team]),
    ...stages.map((stage): [string, object] => [`stages/${stage.stageId}`, stage]),
    ...groups.map((group): [string, object] => [`groups/${group.groupId}`, group]),
    ...matches.map((match): [string, object] => [`matches/${match.matchId}`, match]),
  ];
  return new Map(all.map(([path, record]) => [path, { ...record, updatedAt: '' }]));
}

/** A change, with the records before and after it. */
interface Change {
  readonly entryId: string;
  readonly before: Records;
  readonly after: Records;
  isUndone: boolean;
}

function touchedBy({ before, after }: Change): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => !isDeepStrictEqual(before.get(path), after.get(path)));
}

/**
 * Returns a record as it must be after the undo. The undo leaves results to the match log: if the log has a new revision, only date, time
 * and location of the match return.
 */
function putBack({ before, after }: Change, path: string): Record<string, unknown> | undefined {
  const [was, became] = [before.get(path), after.get(path)];
  if (!was || !became || was['logRevision'] === became['logRevision']) return was;
  const { date, time, location } = was;
  return { ...became, date, time, location };
}

/**
 * Returns the records as they must be after the undo: a record that the change touched is as before the change, all others are the same.
 */
function without(change: Change, present: Records): Records {
  const left = new Map(present);
  for (const path of touchedBy(change)) {
    const record = putBack(change, path);
    if (record) left.set(path, record);
    else left.delete(path);
  }
  return left;
}

function asCup(cup: StoredCup, records: Records): StoredCup {
  const part = (name: string) =>
    [...records].flatMap(([path, record]) =>
      path.startsWith(`${name}/`) ? [{ ...record, updatedAt: cup.tournament.updatedAt } as never] : [],
    );
  return {
    ...cup,
    teams: part('teams'),
    stages: part('stages'),
    groups: part('groups'),
    matches: part('matches'),
  };
}

/** Undoes one change and compares the outcome with the expected one. Returns whether the change was undone. */
async function undoAndJudge(tournamentId: string, change: Change, changes: Change[]): Promise<boolean> {
  const cup = await readStoredCup(tournamentId);
  const present = recordsOf(cup);
  const { headers, status, errors } = await callApi('undoChange', { entryId: change.entryId });
  const after = recordsOf(await readStoredCup(tournamentId));
  const isChanged = touchedBy(change).some(
    (path) => !isDeepStrictEqual(present.get(path), change.after.get(path)),
  );
  if (status === 200) {
    expect({ isChanged, wasUndone: change.isUndone }).toEqual({ isChanged: false, wasUndone: false });
    expect(after).toEqual(without(change, present));
    change.isUndone = true;
    changes.push({ entryId: headers.get('history-entry') ?? '', before: present, after, isUndone: false });
    return true;
  }
  expect(after).toEqual(present);
  const msg = errors[0]?.msg;
  if (change.isUndone) expect(msg).toBe('change_was_undone_already');
  else if (isChanged) expect(msg).toBe('record_was_changed_since');
  else
    expect({ msg, broken: findBrokenRules(asCup(cup, without(change, present))) }).not.toMatchObject({
      broken: [],
    });
  return false;
}

/** The latest change can always be undone. */
async function undoTheLast(tournamentId: string, changes: Change[]): Promise<void> {
  const last = changes.at(-1);
  if (!last) throw new Error('no command of the sequence changed anything');
  expect(await undoAndJudge(tournamentId, last, changes)).toBe(true);
  await expectCupRules(tournamentId);
}

it(
  'any undo after any sequence of commands gives the records before, or is refused with a reason that is true',
  async () => {
    const step: fc.Arbitrary<Command | ((model: Model) => UnfollowedStep) | number> = fc.oneof(
      { weight: 3, arbitrary: anyCommand },
      { weight: 1, arbitrary: anyUnfollowedCommand },
      { weight: 1, arbitrary: fc.nat({ max: 30 }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 50 }), async (sequence) => {
        const { tournamentId } = await buildTournament();
        const model = emptyModel(tournamentId);
        const changes: Change[] = [];
        let isOutOfStep = false;
        for (const next of [...START, ...sequence]) {
          if (typeof next === 'number') {
            const change = changes.at(-1 - (next % Math.max(changes.length, 1)));
            if (!change) continue;
            const isDone = await undoAndJudge(tournamentId, change, changes);
            isOutOfStep ||= isDone;
            await expectCupRules(tournamentId);
            continue;
          }
          const asked = next(model);
          const { call, request } = asked;
          const before = recordsOf(await readStoredCup(tournamentId));
          const { status, data, headers } = await sendToApi(call, request);
          const entryId = headers.get('history-entry');
          if (entryId) {
            const after = recordsOf(await readStoredCup(tournamentId));
            changes.push({ entryId, before, after, isUndone: false });
          }
          // The model does not know undo: after the first one it only chooses which call to make.
          if (status >= 300 || isOutOfStep) continue;
          if (asked.apply && asked.broken.length === 0) await asked.apply(data);
          else isOutOfStep = true;
        }
        await undoTheLast(tournamentId, changes);
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: PATIENCE / 2 },
    );
  },
  PATIENCE,
);
