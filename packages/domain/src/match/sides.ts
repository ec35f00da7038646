import { bindPlaceholder } from '../bracket/bind-placeholder';
import type { Cup } from '../cup/cup';
import { nameKey } from '../cup/name-key';
import { allowed, refused, type Ruling } from '../cup/ruling';
import type { Match, PlaceholderSource } from './match';

/** One side of a match: a known team, or a placeholder that may be bound, or neither. */
export interface MatchSide {
  readonly teamId: string | null;
  readonly placeholder: string | null;
  readonly source: PlaceholderSource | null;
}

/** What somebody wants a side to be; `keep` leaves it as it is, its binding included. */
export type SideWish =
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'placeholder'; readonly text: string }
  | { readonly kind: 'keep' };

export type SideName = 'local' | 'visitor';

export function sideOf(match: Match, side: SideName): MatchSide {
  return side === 'local'
    ? { teamId: match.localTeamId, placeholder: match.localTeamPlaceholder, source: match.localTeamSource }
    : {
        teamId: match.visitorTeamId,
        placeholder: match.visitorTeamPlaceholder,
        source: match.visitorTeamSource,
      };
}

export function sideFields(local: MatchSide, visitor: MatchSide) {
  return {
    localTeamId: local.teamId,
    visitorTeamId: visitor.teamId,
    localTeamPlaceholder: local.placeholder,
    visitorTeamPlaceholder: visitor.placeholder,
    localTeamSource: local.source,
    visitorTeamSource: visitor.source,
  };
}

function placeholderSide(cup: Cup, stageId: string, text: string): MatchSide {
  const bound = bindPlaceholder(cup, stageId, text);
  if (bound.kind === 'team') return { teamId: bound.teamId, placeholder: null, source: null };
  return { teamId: null, placeholder: text, source: bound.kind === 'source' ? bound.source : null };
}

const EMPTY_SIDE: MatchSide = { teamId: null, placeholder: null, source: null };

/** Grants a wish for one side of a match of the stage; `before` is the match as it is, null when it is new. */
export function grantSide(
  cup: Cup,
  stageId: string,
  before: Match | null,
  side: SideName,
  wish: SideWish,
): Ruling<MatchSide> {
  switch (wish.kind) {
    case 'keep':
      return allowed(before ? sideOf(before, side) : EMPTY_SIDE);
    case 'placeholder':
      return allowed(placeholderSide(cup, stageId, wish.text));
    case 'team': {
      const isKnown = cup.teams.some(({ teamId }) => teamId === wish.teamId);
      if (!isKnown) return refused('team_not_found', `${side}TeamId`);
      return allowed({ teamId: wish.teamId, placeholder: null, source: null });
    }
  }
}

/** What tells one side from another: its team, else what it is bound to, else its text; null for a side that has none. */
export function sideKey({ teamId, placeholder, source }: MatchSide): string | null {
  if (teamId !== null) return `team ${teamId}`;
  if (source !== null) return JSON.stringify(Object.entries(source).sort());
  return placeholder === null ? null : `text ${nameKey(placeholder)}`;
}

/** The same key for the same two sides in either order; null unless both sides are something. */
export function pairKey(match: Match): string | null {
  const local = sideKey(sideOf(match, 'local'));
  const visitor = sideKey(sideOf(match, 'visitor'));
  return local === null || visitor === null ? null : [local, visitor].sort().join('\n');
}
