import { z } from 'zod';
import type { ErrorCode } from '../contracts/error-codes';
import { idField, textField } from '../cup/fields';
import {
  MAX_PLAYER_NAME_LENGTH,
  MAX_PLAYERS,
  MAX_TEAM_NAME_LENGTH,
  MIN_PLAYER_NAME_LENGTH,
  MIN_TEAM_NAME_LENGTH,
} from './limits';

export const teamNameSchema = textField({
  missing: 'team_name_can_not_be_empty',
  min: [MIN_TEAM_NAME_LENGTH, 'team_name_must_be_at_least_2_characters_long'],
  max: [MAX_TEAM_NAME_LENGTH, 'team_name_must_be_at_most_50_characters_long'],
});

export const playerNameSchema = textField({
  missing: 'player_name_can_not_be_empty',
  min: [MIN_PLAYER_NAME_LENGTH, 'player_name_must_be_at_least_2_characters_long'],
  max: [MAX_PLAYER_NAME_LENGTH, 'player_name_must_be_at_most_50_characters_long'],
});

function listOfPlayers<Player extends z.ZodType>(player: Player) {
  return z
    .array(player, { error: 'must_be_a_list' satisfies ErrorCode })
    .max(MAX_PLAYERS, { error: 'team_has_too_many_players' satisfies ErrorCode });
}

const player = { name: playerNameSchema };

export const newPlayersSchema = listOfPlayers(z.strictObject(player));

/** A player without a `playerId` joins the team; one who is not listed leaves it. */
export const updatedPlayersSchema = listOfPlayers(
  z.strictObject({ ...player, playerId: idField().optional() }),
);
