import type { MatchView, StageView, TeamNameView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { unflattenSides, type FlatSides } from '@futsal-cup/domain/cup/flat-match';
import { mapSides, type Side, type Sides } from '@futsal-cup/domain/cup/sides';

/*
 * A cup as the app holds it: the views of the API, but each match with two sides instead of a field for each fact of each side.
 */

export interface MatchSide extends Side {
  /** The team as it is known now, a resolved placeholder included; null is 'NO TEAM' or not known yet. */
  readonly team: TeamNameView | null;
}

export interface Match
  extends Omit<MatchView, keyof FlatSides | 'LocalTeam' | 'VisitorTeam'>, Sides<MatchSide> {}

export interface Stage extends Omit<StageView, 'Matches'> {
  readonly Matches: readonly Match[];
}

export interface Cup extends Omit<TournamentView, 'Stages'> {
  readonly Stages: readonly Stage[];
}

export function readMatch(view: MatchView): Match {
  const teams = { local: view.LocalTeam, visitor: view.VisitorTeam };
  return { ...view, ...mapSides(unflattenSides(view), (side, key) => ({ ...side, team: teams[key] })) };
}

export function readCup(view: TournamentView): Cup {
  const Stages = view.Stages.map((stage) => ({ ...stage, Matches: stage.Matches.map(readMatch) }));
  return { ...view, Stages };
}
