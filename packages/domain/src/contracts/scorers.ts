import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { chosenInstantField, idField, listOf, textField, versionField } from '../cup/fields';
import { MAX_ENTRIES_AT_ONCE, MAX_SCORER_LINK_DAYS, MAX_SCORER_NAME_LENGTH } from '../cup/limits';
import { scheduleFields } from '../cup/record-fields';
import { entrySchema } from '../match-log/entry-schema';
import { nameOfLink } from '../match-log/scorer-link';
import { contract, contractsOf } from './contract';
import { maxLength, minLength } from '../cup/length';

const SCOPE: ErrorCode = 'scope_of_the_link_is_not_valid';

const TOO_MANY: ErrorCode = 'too_many_entries_at_once';

const entries = listOf(entrySchema, MAX_ENTRIES_AT_ONCE, TOO_MANY)
  .check(minLength(1, { error: TOO_MANY }))
  .readonly();

const scope = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('match'), matchId: idField() }),
      z.strictObject({ kind: z.literal('court'), court: scheduleFields.location }),
      z.strictObject({ kind: z.literal('cup') }),
    ],
    { error: SCOPE },
  )
  .describe('`ScorerScope`');

function nameField(missing: ErrorCode) {
  return textField({ missing, max: [MAX_SCORER_NAME_LENGTH, 'name_must_be_at_most_30_characters_long'] });
}

const DAY_MS = 24 * 60 * 60 * 1_000;

const ofMatch = { tournamentId: idField(), matchId: idField() };

export const scorerContracts = contractsOf({
  getMatchTimeline: contract(
    z
      .strictObject({
        ...ofMatch,
        n: z
          .string({ error: 'version_is_not_valid' satisfies ErrorCode })
          .regex(/^\d{1,16}$/, { error: 'version_is_not_valid' satisfies ErrorCode })
          .optional(),
        version: versionField.optional(),
      })
      .describe(
        '`n` is the revision of the log that the caller knows of. `version` is that of the view: another one is another address, so that no cache answers with players’ names as they were before.',
      ),
  ),

  createScorerLink: contract(
    z
      .strictObject({
        tournamentId: idField(),
        name: nameField('name_of_the_link_is_mandatory')
          .optional()
          .describe(
            'text 1 to 30 characters; a link for a court that leaves it out has the name of the court',
          ),
        scope,
        from: chosenInstantField,
        to: chosenInstantField,
      })
      .refine(({ name, scope }) => nameOfLink(name, scope) !== null, {
        error: 'name_of_the_link_is_mandatory' satisfies ErrorCode,
        path: ['name'],
      })
      .refine(({ from, to }) => from < to, {
        error: 'link_must_end_after_it_begins' satisfies ErrorCode,
        path: ['to'],
      })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= MAX_SCORER_LINK_DAYS * DAY_MS, {
        error: 'link_must_end_within_a_year' satisfies ErrorCode,
        path: ['to'],
      }),
  ),

  getScorerLinks: contract(z.strictObject({ tournamentId: idField() })),

  revokeScorerLink: contract(
    z
      .strictObject({ linkId: idField(), deviceId: idField().optional() })
      .describe('With `deviceId`: that device alone.'),
  ),

  moveMatchLog: contract(z.strictObject({ ...ofMatch, toMatchId: idField() })),

  countCards: contract(
    z
      .strictObject({ tournamentId: idField() })
      .describe(
        'Counts the cards, and the goals and cards of players, of the finished matches that have a log and ended before these were counted.',
      ),
  ),

  getCards: contract(z.strictObject({ tournamentId: idField() })),

  openScorerLink: contract(
    z
      .strictObject({
        name: nameField('name_of_the_device_is_mandatory'),
        deviceKey: z
          .string({ error: 'must_be_text' satisfies ErrorCode })
          .check(maxLength(200))
          .optional(),
        deviceSecret: z
          .string({ error: 'must_be_text' satisfies ErrorCode })
          .regex(/^[\w-]{22}$/)
          .optional(),
      })
      .describe(
        'With the key of a device that has opened the link before: that one goes on. `deviceSecret`: 128 random bits in base64url that the device makes itself, for its key; a call that is sent again with them opens no second device.',
      ),
  ),

  getScorerMatches: contract(z.strictObject({ tournamentId: idField() })),

  getMatchLog: contract(z.strictObject(ofMatch)),

  enterInMatchLog: contract(
    z
      .strictObject({ ...ofMatch, entries })
      .describe('Entries are judged one by one, in their order; sending one again changes nothing.'),
  ),
});
