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
import type { Picture } from '../cup/records';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import type { WrittenCupFile } from '../cup/written-cup-file';
import type { LiveMatch } from '../match-log/match-of-log';
import { answer, contract, contractsOf } from './contract';
import type { ListedTournamentView, TournamentDetailsView, TournamentView } from './views/cup-views';
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

const detailsAnswer = answer<{ readonly tournamentDetails: TournamentDetailsView }>();

export const tournamentContracts = contractsOf({
  getAllTournaments: contract(
    z.strictObject({}),
    answer<{
      /** The tournaments are sorted by date, the latest first. */
      readonly allTournaments: readonly ListedTournamentView[];
    }>(),
  ),

  getTournament: contract(
    z
      .strictObject({
        tournamentId: idField(),
        version: versionField.optional(),
        category: idField().optional(),
      })
      .describe('With a `category`, its teams and stages alone, and of the other categories their names.'),
    answer<{ readonly tournament: TournamentView }>(),
  ),

  getTournamentVersion: contract(
    z
      .strictObject({ tournamentId: idField(), category: idField().optional() })
      .describe('With a `category`, the version of its part and its running matches alone.'),
    answer<{
      readonly version: string;
      /** `live` has the matches that are being played, by match id; it is missing when no match is played. */
      readonly live?: { readonly [matchId: string]: LiveMatch };
    }>(),
  ),

  createTournament: contract(z.strictObject(details), detailsAnswer),

  updateTournament: contract(
    z
      .strictObject({ tournamentId: idField(), ...details, updatedAt: updatedAtField })
      .describe(
        'A field that is left out stays as it is. `categories` replaces the list: one without a `categoryId` is new, one that is not listed is deleted.',
      ),
    detailsAnswer,
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
    detailsAnswer,
  ),

  addPicture: contract(
    z
      .strictObject({ data: pictureDataSchema })
      .describe(
        'Stores a WebP, PNG or JPEG of at most 20,000 bytes and 256 pixels a side, in base64. The same bytes have the same id; `GET /api/pictures/{pictureId}` answers them, and caches keep them for a year.',
      ),
    answer<{ readonly picture: Picture }>(),
  ),

  getWholeTournament: contract(
    z
      .strictObject({ tournamentId: idField() })
      .describe('The tournament with its tables and results, also where everybody sees it without them.'),
    answer<{ readonly tournament: TournamentView }>(),
  ),

  getArchivedTournaments: contract(
    z.strictObject({}),
    answer<{
      /** The tournaments are sorted by date, the latest first. */
      readonly archivedTournaments: readonly ListedTournamentView[];
    }>(),
  ),

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
    detailsAnswer,
  ),

  getCupFile: contract(
    z.strictObject({ tournamentId: idField() }).describe('The tournament in the format of `npm run import`.'),
    answer<{ readonly cupFile: WrittenCupFile }>(),
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
