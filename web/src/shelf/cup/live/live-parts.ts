import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import type { ReactNode } from 'react';

/*
 * What shows live matches. A cup that has one brings it along, and so does the match, so that the first view of any other cup
 * does without its code.
 */

/** What is heard of a match that is being played. */
export interface RunningMatch extends LiveMatch {
  /** The phase in a word or two. */
  readonly phaseNote: ReactNode;
  /** For the scoreboard: the phase, the running clock and the fouls. */
  readonly boardNote: ReactNode;
}

export interface LiveParts {
  /** Says that a table counts matches that are still being played. */
  readonly provisional: ReactNode;
  /** Marks a team that is playing. */
  readonly playing: ReactNode;
  /** Says each goal once to those who do not see it. */
  readonly goalNews: ReactNode;
}
