import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { emptyField, idField, listOf, objectOf, updatedAtField } from '../cup/fields';
import { MAX_MATCHES } from '../cup/limits';
import {
  groupIdSchema,
  groupNameSchema,
  knownTeamFields,
  placeholderSchema,
  scheduleFields,
  scoreFields,
  stageIdSchema,
} from '../cup/record-fields';
import { forfeitSchema } from '../cup/table-rule-fields';
import { contract, contractsOf } from './contract';

/**
 * A match of known teams takes no placeholders, and a match of placeholders takes no team ids; the forms of the app send the unused fields
 * empty.
 */
const noPlaceholders = { localTeamPlaceholder: emptyField, visitorTeamPlaceholder: emptyField };
const noTeams = { localTeamId: emptyField, visitorTeamId: emptyField };

const teamsOfScore = objectOf({ local: idField(), visitor: idField() })
  .optional()
  .describe(
    '`{ local, visitor }`, the team ids that the score is for; refused where others are in the match by now',
  );

/** A side of a group match is a team, or a place that the group takes. */
const groupSideFields = {
  localTeamId: knownTeamFields.localTeamId.optional(),
  visitorTeamId: knownTeamFields.visitorTeamId.optional(),
  localTeamPlaceholder: placeholderSchema.optional(),
  visitorTeamPlaceholder: placeholderSchema.optional(),
};

const NO_TEAMS: ErrorCode = 'please_select_both_teams_to_maka_a_match';

const SCORES_STAY = 'A score that is left out stays as it is; null removes it.';

/** A field that is left out stays as it is in the match, so that even all matches of a day fit in one request. */
const move = z.strictObject({
  matchId: idField(),
  date: scheduleFields.date.optional(),
  time: scheduleFields.time.optional(),
  location: scheduleFields.location.optional(),
  updatedAt: updatedAtField,
});

const moves = listOf(move, MAX_MATCHES, 'tournament_has_too_many_matches').readonly();

const namedMatch = z.strictObject({
  local: placeholderSchema,
  visitor: placeholderSchema,
  group: groupNameSchema.optional(),
  ...scheduleFields,
});

const namedMatches = listOf(namedMatch, MAX_MATCHES, 'tournament_has_too_many_matches').readonly();

export const matchContracts = contractsOf({
  getAllMatches: contract(
    z
      .strictObject({ tournamentId: idField().optional() })
      .describe('Without `tournamentId`: the matches of all tournaments.'),
  ),

  createKnownTeamsMatch: contract(
    z.strictObject({ stageId: stageIdSchema, ...knownTeamFields, ...scheduleFields, ...noPlaceholders }),
  ),

  createUnknownTeamsMatch: contract(
    z.strictObject({
      stageId: stageIdSchema,
      localTeamPlaceholder: placeholderSchema,
      visitorTeamPlaceholder: placeholderSchema,
      ...scheduleFields,
      ...noTeams,
    }),
  ),

  editKnownTeamsMatch: contract(
    z
      .strictObject({
        matchId: idField(),
        stageId: stageIdSchema,
        ...knownTeamFields,
        ...scheduleFields,
        ...scoreFields,
        ...noPlaceholders,
        updatedAt: updatedAtField,
      })
      .describe(SCORES_STAY),
  ),

  editUnknownTeamsMatch: contract(
    z
      .strictObject({
        matchId: idField(),
        stageId: stageIdSchema,
        localTeamPlaceholder: placeholderSchema.optional(),
        visitorTeamPlaceholder: placeholderSchema.optional(),
        ...scheduleFields,
        ...scoreFields,
        ...noTeams,
        teamsOfScore,
        updatedAt: updatedAtField,
      })
      .describe(
        `A side whose placeholder is left out stays as it is, and refers to the same match or group. ${SCORES_STAY}`,
      ),
  ),

  createGroupMatch: contract(
    z
      .strictObject({
        groupId: groupIdSchema,
        stageId: stageIdSchema,
        ...groupSideFields,
        ...scheduleFields,
        ...scoreFields,
        matchId: emptyField,
      })
      .refine((match) => match.localTeamId ?? match.localTeamPlaceholder, {
        error: NO_TEAMS,
        path: ['localTeamId'],
      })
      .refine((match) => match.visitorTeamId ?? match.visitorTeamPlaceholder, {
        error: NO_TEAMS,
        path: ['visitorTeamId'],
      })
      .describe('Each side has a team of the group, or the words of a place that the group takes.'),
  ),

  createMatches: contract(
    z
      .strictObject({ tournamentId: idField(), stageId: stageIdSchema, matches: namedMatches })
      .describe(
        'All of them, or none. Sides and groups are named; in a group stage, teams and groups that are not there are made, and in a knockout stage a name that means nothing stays a text.',
      ),
  ),

  editGroupMatch: contract(
    z
      .strictObject({
        matchId: idField(),
        groupId: groupIdSchema,
        stageId: stageIdSchema,
        ...groupSideFields,
        ...scheduleFields,
        ...scoreFields,
        teamsOfScore,
        updatedAt: updatedAtField,
      })
      .describe(
        `The group may be another one of the same stage. A side that has neither team nor words stays as it is. ${SCORES_STAY}`,
      ),
  ),

  markFinal: contract(
    z
      .strictObject({
        matchId: idField(),
        isFinal: z.boolean({ error: 'must_be_true_or_false' satisfies ErrorCode }),
      })
      .describe('Marks the knockout match as the final in place of any other, or takes its mark away.'),
  ),

  deleteMatch: contract(z.strictObject({ matchId: idField() })),

  awardMatch: contract(
    z
      .strictObject({ matchId: idField(), forfeit: forfeitSchema.nullable(), updatedAt: updatedAtField })
      .describe(
        'The side or the sides that forfeit the match, played or not; null takes an award back. The recorded score stays on record.',
      ),
  ),

  moveMatches: contract(
    z
      .strictObject({ tournamentId: idField(), moves })
      .describe(
        'All of them, or none. A date, time or location that is left out stays. A match that was begun is not moved.',
      ),
  ),
});
