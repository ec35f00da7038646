import { bindPlaceholder } from '../bracket/bind-placeholder';
import type { Cup, Stage } from '../cup/records';
import { FLAT_NAMES } from '../cup/flat-match';
import { allowed, refused, type Result } from '../cup/result';
import { shownInPart } from '../cup/shown';
import type { Side, SideKey, SideScore } from '../cup/sides';
import { knownRecordsOf } from '../rules/known-records';
import { findLostTeam } from '../rules/places';
import type { ScoreInput } from './enter-score';

/** The new occupant of a side; `keep` leaves the side as it is, its binding included. */
export type OccupantInput =
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'placeholder'; readonly text: string }
  | { readonly kind: 'keep' };

export interface SideInput extends ScoreInput {
  readonly team: OccupantInput;
}

/** The fields of a side that say who is on it. */
export type Occupant = Omit<Side, keyof SideScore>;

const NOBODY: Occupant = { teamId: null, placeholder: null, source: null, lost: null };

/** The occupant that a typed text means in the cup: a team, what a placeholder is bound to, or the text alone. */
export function bindOccupant(cup: Cup, stageId: string, text: string, groupStage?: Stage | null): Occupant {
  const bound = bindPlaceholder(cup, stageId, text, groupStage);
  if (bound.kind === 'team') return { ...NOBODY, teamId: bound.teamId };
  return { ...NOBODY, placeholder: text, source: bound.kind === 'source' ? bound.source : null };
}

/** Puts the occupant of the input on one side of a match of the stage. The side's score stays. */
export function changeSide(
  cup: Cup,
  { stageId, key, side }: { readonly stageId: string; readonly key: SideKey; readonly side: Side },
  team: OccupantInput,
): Result<Side> {
  switch (team.kind) {
    case 'keep':
      return allowed(side);
    case 'placeholder': {
      const occupant = bindOccupant(cup, stageId, team.text);
      return occupant.source && shownInPart(cup.tournament)
        ? refused('no_place_can_be_taken_while_tables_are_off', FLAT_NAMES[key].placeholder)
        : allowed({ ...side, ...occupant });
    }
    case 'team': {
      const { teamId } = team;
      const lost = findLostTeam(knownRecordsOf(cup), teamId, key);
      return lost ?? allowed({ ...side, ...NOBODY, teamId });
    }
  }
}
