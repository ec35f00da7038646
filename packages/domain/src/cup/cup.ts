import type { Group } from '../group/group';
import type { Match } from '../match/match';
import type { Stage } from '../stage/stage';
import type { Team } from '../team/team';
import type { Tournament } from '../tournament/tournament';

/** Everything stored about one tournament, in no particular order; whatever is derived is computed from it. */
export interface Cup {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly stages: readonly Stage[];
  readonly groups: readonly Group[];
  readonly matches: readonly Match[];
}
