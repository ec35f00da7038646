import type { FlatScores } from './flat-match';
import type { Sides, SideScore } from './sides';

// This is apart from the other flat fields, because no public page sends scores.

export function unflattenScores(flat: FlatScores): Sides<Partial<SideScore>> {
  return {
    local: { goals: flat.localTeamScore, kicks: flat.localTeamPenaltyScore },
    visitor: { goals: flat.visitorTeamScore, kicks: flat.visitorTeamPenaltyScore },
  };
}
