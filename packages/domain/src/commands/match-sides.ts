import { bindPlaceholder } from '../bracket/bind-placeholder';
import { FLAT_NAMES } from '../cup/flat-match';
import type { Cup, Match } from '../cup/records';
import { allowed, refused, type Result } from '../cup/result';
import type { Side, SideKey } from '../cup/sides';
import { nameKey } from '../cup/text/name-key';
import type { ScoreInput } from './enter-score';

/** The new occupant of a side; `keep` leaves the side as it is, its binding included. */
export type OccupantInput =
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'placeholder'; readonly text: string }
  | { readonly kind: 'keep' };

export interface SideInput extends ScoreInput {
  readonly team: OccupantInput;
}

type Occupant = Pick<Side, 'teamId' | 'placeholder' | 'source'>;

function bindOccupant(cup: Cup, stageId: string, text: string): Occupant {
  const bound = bindPlaceholder(cup, stageId, text);
  if (bound.kind === 'team') return { teamId: bound.teamId, placeholder: null, source: null };
  return { teamId: null, placeholder: text, source: bound.kind === 'source' ? bound.source : null };
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
    case 'placeholder':
      return allowed({ ...side, ...bindOccupant(cup, stageId, team.text) });
    case 'team': {
      const isKnown = cup.teams.some(({ teamId }) => teamId === team.teamId);
      if (!isKnown) return refused('team_not_found', FLAT_NAMES[key].teamId);
      return allowed({ ...side, teamId: team.teamId, placeholder: null, source: null });
    }
  }
}

/** A key that distinguishes sides: by the team, else the source, else the text. An empty side has no key (null). */
export function sideKey({ teamId, placeholder, source }: Occupant): string | null {
  if (teamId !== null) return `team ${teamId}`;
  if (source !== null) return JSON.stringify(Object.entries(source).sort());
  return placeholder === null ? null : `text ${nameKey(placeholder)}`;
}

/** A key for the two sides of a match in either order. There is no key (null) when a side is empty. */
export function pairKey(match: Match): string | null {
  const local = sideKey(match.local);
  const visitor = sideKey(match.visitor);
  return local === null || visitor === null ? null : [local, visitor].sort().join('\n');
}
