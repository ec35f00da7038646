import { bindOccupant, type Occupant } from '@futsal-cup/domain/commands/match-sides';
import { findScoreProblem } from '@futsal-cup/domain/cup/score-rules';
import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import { allowed } from '@futsal-cup/domain/cup/result';
import { mapSides, type SideKey } from '@futsal-cup/domain/cup/sides';
import type { Cup, Match } from '../../../shelf/cup/cup';
import { asRecorded } from '../../cup/recorded-match';
import { matchesToReview } from '../../review/matches-to-review';
import { chosenPlace, typedScore, valuesOf, type MatchValues } from '../match-form/match-values';

/** Returns the chosen team of a side, or the source that its placeholder is bound to. */
function placeOf(cup: DomainCup, base: Match, values: MatchValues, key: SideKey): Occupant {
  const { teamId, placeholder } = values[key];
  const isKnown = values.groupId !== '' || values.status === 'known';
  const place = chosenPlace(teamId);
  if (base.groupId !== null && valuesOf(base)[key].teamId === teamId) return base[key];
  if (place !== null) return bindOccupant(cup, values.stageId, place);
  if (isKnown) return { teamId: teamId || null, placeholder: null, source: null, lost: null };
  if (valuesOf(base)[key].placeholder === placeholder) return base[key];
  return bindOccupant(cup, values.stageId, placeholder);
}

/** Returns the other matches with a score that get other teams when the edit of `base` is saved; their scores must be reviewed. */
export function matchesToReviewAfterEdit(cup: Cup, base: Match, values: MatchValues): readonly Match[] {
  const score = typedScore(values);
  if (findScoreProblem(score)) return [];
  const found = matchesToReview(cup, (before) => {
    const edited = {
      ...asRecorded(base),
      ...mapSides(score, (typed, key) => ({ ...placeOf(before, base, values, key), ...typed })),
    };
    const matches = before.matches.map((match) => (match.matchId === base.matchId ? edited : match));
    return allowed({ ...before, matches });
  });
  return found.filter(({ matchId }) => matchId !== base.matchId);
}
