/* @module-tag long */
import fc from 'fast-check';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { buildTournament, readView } from '../support/builders/builders';
import { schedule } from '../support/builders/builders-matches';
import { type ReadEntry, readCalendar } from '../support/calendars';
import { callApi, sendToApi } from '../support/call-api';
import { type Command, emptyModel, type Model } from '../support/model/model';
import { anyCommand, START } from '../support/model/model-commands';
import { anyUnfollowedCommand, type UnfollowedStep } from '../support/model/unfollowed-commands';

/** So many edits and undos change something, of so many that are tried at most. */
const EDITS = 100;
const TRIES = 4 * EDITS;
const PATIENCE = 600_000;
const TIME_ZONE = 'Europe/Zurich';

const clockOfHall = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' },
});

function shownIn({ start, end, summary, location, description, status }: ReadEntry): string {
  return JSON.stringify([start, end, summary, location, description, status]);
}

/** What a program that subscribes to the calendar knows: the last entry of each UID that it has ever seen. */
type Known = Map<string, ReadEntry>;

/** Reads the calendar after a change that began at an instant, and compares it with the cup and with what was known. */
async function readAndJudge(tournamentId: string, known: Known, began: number): Promise<void> {
  const { text, entries } = await readCalendar({ tournamentId });
  const matches = (await readView(tournamentId)).Stages.flatMap(({ Matches }) => Matches);
  const expected = matches.map(({ matchId, date, time }) => [`${matchId}@futsal-cup`, `${date} ${time}`]);
  const read = entries.map(({ uid, start }) => [uid, clockOfHall.format(Date.parse(start))]);
  expect(read.sort()).toEqual(expected.sort());
  expect((await readCalendar({ tournamentId })).text).toBe(text);
  for (const entry of entries) {
    const before = known.get(entry.uid);
    known.set(entry.uid, entry);
    if (!before) continue;
    expect(entry.sequence).toBeGreaterThanOrEqual(before.sequence);
    const isChanged = shownIn(before) !== shownIn(entry);
    if (isChanged) expect(entry.sequence).toBeGreaterThanOrEqual(Math.floor(began / 1000));
  }
}

type Step = Command | ((model: Model) => UnfollowedStep) | number;

/** A match between two places of the group that the first commands build and play. */
const OF_PLACES: Step = ({ stages }) => ({
  call: 'createUnknownTeamsMatch',
  request: {
    ...{
      stageId: stages[2]?.stageId,
      localTeamPlaceholder: '1st Group A',
      visitorTeamPlaceholder: '2nd Group A',
    },
    ...schedule(),
  },
});

/** Waits for another second than that of the last change, so that the two have another SEQUENCE. */
async function untilAfter(instant: number): Promise<void> {
  while (Math.floor(Date.now() / 1_000) === Math.floor(instant / 1_000)) await setTimeout(50);
}

/** Makes a change, or undoes one of the last; returns whether something was changed, and adds what can be undone. */
async function take(step: Step, model: Model, undoable: string[]): Promise<boolean> {
  const entryId = typeof step === 'number' ? undoable.at(-1 - (step % Math.max(undoable.length, 1))) : null;
  if (entryId === undefined) return false;
  const made = typeof step === 'number' ? null : step(model);
  const answer = made
    ? await sendToApi(made.call, made.request)
    : await callApi('undoChange', { entryId: entryId ?? '' });
  if (answer.status >= 300) return false;
  undoable.push(answer.headers.get('history-entry') ?? '');
  // The model does not know undo: after the first one it only chooses which call to make.
  if (made?.apply && made.broken.length === 0) await made.apply(answer.data as never);
  return true;
}

it(
  'after any edit and any undo the same matches have the same UIDs, no SEQUENCE falls, and what changed says when',
  async () => {
    const step: fc.Arbitrary<Step> = fc.oneof(
      { weight: 3, arbitrary: anyCommand },
      { weight: 1, arbitrary: anyUnfollowedCommand },
      { weight: 1, arbitrary: fc.nat({ max: 5 }) },
    );
    const steps = fc.array(step, { minLength: TRIES, maxLength: TRIES });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const { tournamentId } = await buildTournament({ timeZone: TIME_ZONE });
        const model = emptyModel(tournamentId);
        const [undoable, known]: [string[], Known] = [[], new Map()];
        let began = 0;
        for (const next of [...START, OF_PLACES, ...sequence]) {
          await untilAfter(began);
          const now = Date.now();
          if (!(await take(next, model, undoable))) continue;
          began = now;
          await readAndJudge(tournamentId, known, began);
          if (undoable.length === EDITS) break;
        }
        expect(undoable).toHaveLength(EDITS);
      }),
      { numRuns: 1, interruptAfterTimeLimit: PATIENCE / 2 },
    );
  },
  PATIENCE,
);
