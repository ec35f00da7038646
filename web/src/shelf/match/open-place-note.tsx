import type { ReactNode } from 'react';
import type { Match } from '../cup/cup';
import { groupOfLevelTeams } from '../cup/group-of-level-teams';
import type { CupWithPlaces } from '../cup/level-group';
import { LevelNote } from './level-note';

interface OpenPlaceNoteProps {
  readonly cup: CupWithPlaces;
  readonly match: Match;
  readonly children: ReactNode;
}

/** Names the group that leaves a side of the match open, or renders its children where none does. */
export function OpenPlaceNote({ cup, match, children }: OpenPlaceNoteProps) {
  const group = groupOfLevelTeams(cup, match);
  return group ? <LevelNote group={group} /> : children;
}
