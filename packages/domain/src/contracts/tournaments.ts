import { z } from 'zod';
import { idField, updatedAtField, versionField } from '../cup/fields';
import {
  languageSchema,
  matchRulesSchema,
  playerNamesSchema,
  pointsSchema,
  tieBreakersSchema,
  timeZoneSchema,
  tournamentDateSchema,
  tournamentNameSchema,
} from '../cup/record-fields';
import type { LiveMatch } from '../match-log/match-of-log';
import { answer, contract } from './contract';
import { ENDPOINTS } from './endpoints';
import type { TournamentDetailsView, TournamentListItem, TournamentView } from './views';

const details = {
  name: tournamentNameSchema.optional(),
  date: tournamentDateSchema,
  points: pointsSchema.optional(),
  tieBreakers: tieBreakersSchema.optional(),
  timeZone: timeZoneSchema.optional(),
  language: languageSchema.optional(),
  matchRules: matchRulesSchema.optional(),
  playerNames: playerNamesSchema.optional(),
};

const detailsAnswer = answer<{ readonly tournamentDetails: TournamentDetailsView }>();

export const tournamentContracts = {
  getAllTournaments: contract(
    ENDPOINTS.getAllTournaments,
    z.strictObject({}),
    answer<{
      /** Newest first. */
      readonly allTournaments: readonly TournamentListItem[];
    }>(),
  ),

  getTournament: contract(
    ENDPOINTS.getTournament,
    z.strictObject({ tournamentId: idField(), version: versionField.optional() }),
    answer<{ readonly tournament: TournamentView }>(),
  ),

  getTournamentVersion: contract(
    ENDPOINTS.getTournamentVersion,
    z.strictObject({ tournamentId: idField() }),
    answer<{
      readonly version: string;
      /** The matches that are being played, by id; left out when there is none. */
      readonly live?: { readonly [matchId: string]: LiveMatch };
    }>(),
  ),

  createTournament: contract(ENDPOINTS.createTournament, z.strictObject(details), detailsAnswer),

  updateTournament: contract(
    ENDPOINTS.updateTournament,
    z
      .strictObject({ tournamentId: idField(), ...details, updatedAt: updatedAtField })
      .describe('A field that is left out stays as it is.'),
    detailsAnswer,
  ),
};
