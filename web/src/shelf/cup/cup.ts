import type {
  GroupView,
  MatchView,
  StageView,
  TeamNameView,
  TournamentView,
} from '@futsal-cup/domain/contracts/views/cup-views';
import { type FlatSides, sidesWithTeams } from '@futsal-cup/domain/cup/flat-match';
import type { Score, Side, Sides } from '@futsal-cup/domain/cup/sides';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import type { ReactNode } from 'react';
import type { LiveParts, RunningMatch } from './live/live-parts';

/*
 * The cup as the app stores it. It has the form of the API's views, but each match has two side objects instead of separate fields
 * for each side.
 */

export interface MatchSide extends Side {
  /** The team as currently known, including the team of a resolved placeholder. Null means 'NO TEAM' or not known yet. */
  readonly team: TeamNameView | null;
}

/** The live matches by their ids, as the server sends them every few seconds. */
export type LiveMatches = Readonly<Record<string, LiveMatch>>;

/** What names a stage; `category` is the name of its category. */
export interface NamedStage extends Pick<StageView, 'stageId' | 'name' | 'names'> {
  readonly category?: string | undefined;
}

export interface Match
  extends Omit<MatchView, keyof FlatSides | 'LocalTeam' | 'VisitorTeam' | 'Stage'>, Sides<MatchSide> {
  readonly Stage: NamedStage;
  /** The news of the match while it is being played. The sides of the match have no goals until it is finished. */
  readonly live?: RunningMatch;
  /** The score of the live match in the same form as the score of other matches. */
  readonly running?: Score;
}

export interface Group extends GroupView {
  /** The name with that of the category, on pages that show all categories. */
  readonly fullName?: string;
  /** The teams that are playing. This field is set if the table counts matches that are still being played. */
  readonly playing?: ReadonlySet<string>;
}

export interface Stage extends Omit<StageView, 'groups' | 'Matches'>, Pick<NamedStage, 'category'> {
  readonly groups: readonly Group[];
  readonly Matches: readonly Match[];
}

export interface Cup extends Omit<TournamentView, 'Stages'> {
  readonly Stages: readonly Stage[];
  /** The components that draw a live match. Their code loads with the first live match. */
  readonly liveParts?: LiveParts;
  /** The name of the category, if this is one of the `parts` of a cup. */
  readonly category?: string | undefined;
  /** The cups of all categories, on pages that show them all. What follows from results is found in each by itself. */
  readonly parts?: readonly Cup[];
  /** Offers the categories to a visitor who has chosen none yet. Pages then show it in place of their lists. */
  readonly choice?: ReactNode;
}

export function readMatch(view: MatchView): Match {
  return { ...view, ...sidesWithTeams(view) };
}

/** Returns the name of the category of a stage or a team, if it has one. */
export function categoryName(
  { categories }: Pick<TournamentView, 'categories'>,
  { categoryId }: Pick<StageView, 'categoryId'>,
): string | undefined {
  return categories?.find((category) => category.categoryId === categoryId)?.name;
}

export function readCup(view: TournamentView): Cup {
  const Stages = view.Stages.map((stage) => {
    const { stageId, name, names } = stage;
    const category = categoryName(view, stage);
    const Stage = { stageId, name, names, category };
    return { ...stage, category, Matches: stage.Matches.map((match) => ({ ...readMatch(match), Stage })) };
  });
  return { ...view, Stages };
}

/** Returns whether the cup has knockout matches and everybody sees who goes on in them. */
export function hasBracket({ Stages, shown }: Pick<Cup, 'Stages' | 'shown'>): boolean {
  return !shown && Stages.some(({ type, Matches }) => type === 'knockout' && Matches.length > 0);
}
