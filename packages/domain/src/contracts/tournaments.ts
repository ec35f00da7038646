import { z } from 'zod';
import { listedCategoriesSchema } from '../cup/category-fields';
import { idField, updatedAtField, versionField } from '../cup/fields';
import {
  addressSchema,
  languageSchema,
  matchRulesSchema,
  playerNamesSchema,
  playerRulesSchema,
  pointsSchema,
  shownSchema,
  timeZoneSchema,
  tournamentDateSchema,
  tournamentNameSchema,
} from '../cup/record-fields';
import { tableRuleFields, tieBreakersSchema } from '../cup/table-rule-fields';
import { COPIED_PARTS } from '../commands/duplicate-cup';
import { enteredSponsorsSchema, messageSchema, pictureDataSchema, pictureIdSchema } from '../cup/hall-fields';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { contract, contractsOf } from './contract';
import { maxLength } from '../cup/length';

const details = {
  name: tournamentNameSchema.optional(),
  date: tournamentDateSchema,
  address: addressSchema.optional(),
  points: pointsSchema.optional(),
  tieBreakers: tieBreakersSchema.optional(),
  ...tableRuleFields,
  shown: shownSchema.optional(),
  timeZone: timeZoneSchema.optional(),
  language: languageSchema.optional(),
  matchRules: matchRulesSchema.optional(),
  playerNames: playerNamesSchema.optional(),
  playerRules: playerRulesSchema.optional(),
  categories: listedCategoriesSchema.optional(),
};

export const tournamentContracts = contractsOf({
  getAllTournaments: contract(z.strictObject({})),

  getTournament: contract(
    z
      .strictObject({
        tournamentId: idField(),
        version: versionField.optional(),
        category: idField().optional(),
      })
      .describe('With a `category`, its teams and stages alone, and of the other categories their names.'),
  ),

  getTournamentVersion: contract(
    z
      .strictObject({ tournamentId: idField(), category: idField().optional() })
      .describe('With a `category`, the version of its part and its running matches alone.'),
  ),

  getCalendar: contract(
    z
      .strictObject({
        tournamentId: idField(),
        category: idField().optional(),
        team: idField().optional(),
        lang: languageSchema.optional(),
      })
      .describe(
        'The matches of a tournament, of a category or of a team as iCalendar (RFC 5545), in its language or in another one.',
      ),
  ),

  createTournament: contract(z.strictObject(details)),

  updateTournament: contract(
    z
      .strictObject({ tournamentId: idField(), ...details, updatedAt: updatedAtField })
      .describe(
        'A field that is left out stays as it is. `categories` replaces the list: one without a `categoryId` is new, one that is not listed is deleted.',
      ),
  ),

  setMessage: contract(
    z
      .strictObject({ tournamentId: idField(), message: messageSchema.nullable() })
      .describe('Tells everybody a line until an instant; null takes it back.'),
  ),

  setSponsors: contract(
    z
      .strictObject({
        tournamentId: idField(),
        logo: pictureIdSchema.nullable(),
        sponsors: enteredSponsorsSchema,
        updatedAt: updatedAtField,
      })
      .describe(
        'Replaces the logo of the club and the list of sponsors. The pictures are stored before, by `addPicture`.',
      ),
  ),

  addPicture: contract(
    z
      .strictObject({ data: pictureDataSchema })
      .describe(
        'Stores a WebP, PNG or JPEG of at most 20,000 bytes and 256 pixels a side, in base64. The same bytes have the same id; `GET /api/pictures/{pictureId}` answers them, and caches keep them for a year.',
      ),
  ),

  getWholeTournament: contract(
    z
      .strictObject({ tournamentId: idField() })
      .describe('The tournament with its tables and results, also where everybody sees it without them.'),
  ),

  getArchivedTournaments: contract(z.strictObject({})),

  archiveTournament: contract(
    z
      .strictObject({
        tournamentId: idField(),
        isArchived: z.boolean({ error: 'must_be_true_or_false' satisfies ErrorCode }),
      })
      .describe('An archived tournament is in no list of visitors; whoever has its address still reads it.'),
  ),

  duplicateTournament: contract(
    z
      .strictObject({
        tournamentId: idField(),
        name: tournamentNameSchema,
        date: tournamentDateSchema,
        copy: z.enum(COPIED_PARTS, { error: 'copy_must_be_structure_teams_or_matches' satisfies ErrorCode }),
      })
      .describe(
        '`structure`: details, stages and groups. `teams`: the teams in their groups too. `matches`: the matches too, without results, as many days later as the new date is.',
      ),
  ),

  getCupFile: contract(
    z.strictObject({ tournamentId: idField() }).describe('The tournament in the format of `npm run import`.'),
  ),

  takeIntoCategory: contract(
    z
      .strictObject({ tournamentId: idField(), categoryId: idField() })
      .describe('Puts every team and every stage that is in no category into this one.'),
  ),

  deleteTournament: contract(
    z
      .strictObject({
        tournamentId: idField(),
        name: z.string({ error: 'must_be_text' satisfies ErrorCode }).check(
          maxLength(200, {
            error: 'typed_name_is_not_that_of_the_tournament' satisfies ErrorCode,
          }),
        ),
      })
      .describe('`name` confirms: it must be that of the tournament, as names are compared.'),
  ),
});
