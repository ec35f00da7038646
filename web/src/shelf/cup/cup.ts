import type {
  GroupView,
  MatchView,
  StageView,
  TeamNameView,
  TournamentView,
} from '@futsal-cup/domain/contracts/views/cup-views';
import { unflattenSides, type FlatSides } from '@futsal-cup/domain/cup/flat-match';
import { mapSides, type Score, type Side, type Sides } from '@futsal-cup/domain/cup/sides';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import type { LiveParts, RunningMatch } from './live/live-parts';

/*
 * A cup as the app holds it: the views of the API, but each match with two sides instead of a field for each fact of each side.
 */

export interface MatchSide extends Side {
  /** The team as it is known now, a resolved placeholder included; null is 'NO TEAM' or not known yet. */
  readonly team: TeamNameView | null;
}

/** What the server says every few seconds about the matches that are being played, by their ids. */
export type LiveMatches = Readonly<Record<string, LiveMatch>>;

export interface Match
  extends Omit<MatchView, keyof FlatSides | 'LocalTeam' | 'VisitorTeam'>, Sides<MatchSide> {
  /** While the match is being played. Its own sides have no goals until it is finished. */
  readonly live?: RunningMatch;
  /** The score of the live match, as other matches have theirs. */
  readonly running?: Score;
}

export interface Group extends GroupView {
  /** The table counts matches that are still being played: the teams that play them. */
  readonly playing?: ReadonlySet<string>;
}

export interface Stage extends Omit<StageView, 'groups' | 'Matches'> {
  readonly groups: readonly Group[];
  readonly Matches: readonly Match[];
}

export interface Cup extends Omit<TournamentView, 'Stages'> {
  readonly Stages: readonly Stage[];
  /** What draws a live match; its code comes with the first one. */
  readonly liveParts?: LiveParts;
}

export function readMatch(view: MatchView): Match {
  const teams = { local: view.LocalTeam, visitor: view.VisitorTeam };
  return { ...view, ...mapSides(unflattenSides(view), (side, key) => ({ ...side, team: teams[key] })) };
}

export function readCup(view: TournamentView): Cup {
  const Stages = view.Stages.map((stage) => ({ ...stage, Matches: stage.Matches.map(readMatch) }));
  return { ...view, Stages };
}

/** Whether the cup has matches of a knockout stage. */
export function hasBracket({ Stages }: Pick<Cup, 'Stages'>): boolean {
  return Stages.some(({ type, Matches }) => type === 'knockout' && Matches.length > 0);
}
