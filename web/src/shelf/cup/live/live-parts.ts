import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import type { ReactNode } from 'react';

/*
 * The components that show live matches. The objects of a cup with a live match and of the match itself contain these components, so that
 * the first view of any other cup does not load their code.
 */

/** The news of a match that is being played. */
export interface RunningMatch extends LiveMatch {
  /** The phase in one or two words. */
  readonly phaseNote: ReactNode;
  /** The note on the scoreboard: the phase, the running clock and the fouls. */
  readonly boardNote: ReactNode;
}

export interface LiveParts {
  /** Tells the reader that a table counts matches that are still being played. */
  readonly provisional: ReactNode;
  /** Marks a team that is playing. */
  readonly playing: ReactNode;
  /** Announces each goal once to screen readers. */
  readonly goalNews: ReactNode;
}
