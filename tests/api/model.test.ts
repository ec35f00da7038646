/* @module-tag long */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { buildTournament, readView } from '../support/builders/builders';
import { sendToApi } from '../support/call-api';
import { expectCupRules } from '../support/model/expect-cup-rules';
import { type Command, emptyModel, type Model } from '../support/model/model';
import { anyCommand, START } from '../support/model/model-commands';
import { expectStoredModel, expectViewOfModel } from '../support/model/model-view';

/** A run makes about sixty calls over HTTP, so there is one run where a property test without calls tries sixteen cases. */
const RUNS = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 16);
/** The test takes seconds alone, and minutes with more runs or on a busy machine. */
const PATIENCE = 600_000;
const MOST_COMMANDS = 60;

async function obey(model: Model, command: Command): Promise<boolean> {
  const { call, request, broken, apply } = command(model);
  const { status, data, errors } = await sendToApi(call, request);
  const said = { call, request, broken };
  if (broken.length === 0) {
    expect({ ...said, errors }).toEqual({ ...said, errors: [] });
    await apply(data);
    return true;
  }
  const msg = errors[0]?.msg;
  expect({ ...said, msg, isNamed: msg !== undefined && broken.includes(msg) }).toMatchObject({
    isNamed: true,
  });
  expect(status).toBe(ERROR_CODES[msg ?? 'unexpected_error'].status);
  return false;
}

describe('any sequence of commands', () => {
  it(
    'comes to what a small model in memory comes to, and keeps every rule',
    async () => {
      let succeeded = 0;
      const commands = fc.array(anyCommand, { minLength: MOST_COMMANDS / 2, maxLength: MOST_COMMANDS });
      await fc.assert(
        fc.asyncProperty(commands, async (sequence) => {
          const { tournamentId } = await buildTournament();
          const model = emptyModel(tournamentId);
          for (const command of [...START, ...sequence]) succeeded += Number(await obey(model, command));
          expectViewOfModel(model, await readView(tournamentId));
          expectStoredModel(model, await expectCupRules(tournamentId));
        }),
        { numRuns: RUNS, interruptAfterTimeLimit: PATIENCE / 2 },
      );
      expect(succeeded).toBeGreaterThan(RUNS * START.length);
    },
    PATIENCE,
  );
});
