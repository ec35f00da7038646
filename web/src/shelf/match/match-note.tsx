import { type ReactNode, Suspense } from 'react';
import { laterPart } from '../code/later';
import type { Match } from '../cup/cup';
import { type CupWithPlaces, waitsForPlace } from '../cup/level-group';
import { type SharedTexts, useTexts } from '../texts/use-texts';
import styles from './match.module.css';

/**
 * 'due' means that the kick-off time of the match is over, 'awaiting-result' that the match should also have ended by now, and 'played' that
 * it is over and its score is not shown.
 */
export type Waiting = 'due' | 'awaiting-result' | 'played';

interface MatchNoteProps {
  readonly match: Match;
  /** What keeps a side of the match open: a `LevelNote`. It is shown where nothing else is to be told. */
  readonly children?: ReactNode;
  /** Where it is not known what keeps a side open, the cup in which that is looked for. */
  readonly cup?: CupWithPlaces;
  /** Whether the state of the match is shown elsewhere. */
  readonly hasState?: boolean;
  /** The event that the match waits for if its kick-off time is over: its kick-off or its result. */
  readonly waitsFor?: Waiting | undefined;
}

/** Returns why a match has no usual result, or null: its teams changed, a withdrawal or an award decides it, or it was a forfeit. */
export function unusualResult(
  { teamsChanged, readAs, forfeit, isForfeit }: Match,
  texts: SharedTexts['match'],
): string | null {
  if (teamsChanged) return texts.underReview;
  if (readAs) return forfeit === 'both' ? texts.forfeitOfBoth : texts.readAs[readAs];
  return isForfeit ? texts.forfeit : null;
}

const USUAL_STATES: readonly string[] = ['scheduled', 'finished'] satisfies Match['state'][];

const OpenPlaceNote = laterPart(async () => (await import('./open-place-note')).OpenPlaceNote);

/**
 * Explains why a match has no usual result: its teams changed after it was played, a withdrawal or an award decides it, it was a forfeit, it
 * is being played or postponed, or lots have to decide which team plays in it.
 */
export function MatchNote({ match, children, cup, hasState, waitsFor }: MatchNoteProps) {
  const { match: matchTexts, matchStates } = useTexts();
  const { state, live } = match;
  const text = unusualResult(match, matchTexts);
  if (text) {
    return (
      <p className={styles['note']} title={match.teamsChanged ? matchTexts.whyUnderReview : undefined}>
        {text}
      </p>
    );
  }
  if (!hasState && !USUAL_STATES.includes(state)) {
    return (
      <p className={styles['note']} data-state={state}>
        {live?.phaseNote ?? matchStates[state]}
      </p>
    );
  }
  if (children) return children;
  const isPlayed = match.shown === 'no-results' && state === 'finished' && !hasState;
  const waits = isPlayed ? 'played' : waitsFor;
  const note = waits && (
    <p className={styles['note']} data-state={waits}>
      {matchStates[waits]}
    </p>
  );
  if (!cup || !waitsForPlace(match)) return note;
  return (
    <Suspense fallback={note}>
      <OpenPlaceNote cup={cup} match={match}>
        {note}
      </OpenPlaceNote>
    </Suspense>
  );
}
