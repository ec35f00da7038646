import { bindPlaceholder } from '../bracket/bind-placeholder';
import { ENGLISH_SOURCE_WORDS } from '../bracket/english-source-words';
import { resolveCup } from '../bracket/resolve-cup';
import { sourceNamesOf } from '../bracket/source-names';
import { describeSource } from '../bracket/source-words';
import { tournamentOfStage } from '../cup/categories';
import type { Cup, Stage } from '../cup/records';
import { FLAT_NAMES } from '../cup/flat-match';
import { allowed, refused, type Result } from '../cup/result';
import { shownInPart } from '../cup/shown';
import type { PlaceholderSource, Side, SideKey, SideScore } from '../cup/sides';
import { placeKey } from '../rules/known-records';
import { findUnreadableText } from '../rules/names';
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

/** The occupant that stands for a place, with the words that name it now. */
function occupantOfPlace(cup: Cup, source: PlaceholderSource): Occupant {
  return { ...NOBODY, source, placeholder: describeSource(source, sourceNamesOf(cup), ENGLISH_SOURCE_WORDS) };
}

/** A side of a match of the stage and the group; `groupId` is null for a knockout match. */
interface PlacedSide {
  readonly stageId: string;
  readonly groupId: string | null;
  readonly key: SideKey;
  readonly side: Side;
}

/**
 * The place that has brought a team into a group: the present one of a side where that has, else the first. Null where the team was chosen, or
 * is not in the group.
 */
function placeOfTeam(cup: Cup, { groupId, side }: PlacedSide, teamId: string): PlaceholderSource | null {
  const { places = [], teamIds = [] } = cup.groups.find((group) => group.groupId === groupId) ?? {};
  if (places.length === 0 || teamIds.includes(teamId)) return null;
  const teams = resolveCup(cup).places.get(groupId ?? '') ?? [];
  const itsPlaces = places.filter((_, index) => teams[index] === teamId);
  const present = side.source && placeKey(side.source);
  return itsPlaces.find((place) => placeKey(place) === present) ?? itsPlaces[0] ?? null;
}

/**
 * Puts the occupant of the input on a side. The side's score stays. A text in a group has to name a team or a place. A team that a place has brought into the group stands there by this
 * place, so that a correction brings another team.
 */
export function changeSide(cup: Cup, placed: PlacedSide, team: OccupantInput): Result<Side> {
  const { stageId, groupId, key, side } = placed;
  switch (team.kind) {
    case 'keep':
      return allowed(side);
    case 'placeholder': {
      const { placeholder } = FLAT_NAMES[key];
      const occupant = bindOccupant(cup, stageId, team.text);
      const isBound = occupant.teamId !== null || occupant.source !== null;
      const unreadable = isBound ? null : findUnreadableText(team.text, placeholder, side.placeholder);
      if (unreadable) return unreadable;
      if (groupId !== null && !isBound) return refused('place_is_not_in_the_group', placeholder);
      return occupant.source && shownInPart(tournamentOfStage(cup, { stageId }))
        ? refused('no_place_can_be_taken_while_tables_are_off', placeholder)
        : allowed({ ...side, ...occupant });
    }
    case 'team': {
      const place = placeOfTeam(cup, placed, team.teamId);
      const occupant = place ? occupantOfPlace(cup, place) : { ...NOBODY, teamId: team.teamId };
      return allowed({ ...side, ...occupant });
    }
  }
}
