import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { laterPart } from '../code/later';
import type { Match } from '../cup/cup';
import { useCupAddress } from '../cup/use-cup-address';
import { ACROSS_GROUPS, type CupWithPlaces, type LevelGroup, waitsForPlace } from '../cup/level-group';
import { groupAdminAddress, groupTableAddress, isAdminPath, TABLES_ADDRESS } from '../addresses/paths';
import { useTexts } from '../texts/use-texts';
import styles from './match.module.css';

/**
 * 'due' means that the kick-off time of the match is over, 'awaiting-result' that the match should also have ended by now, and 'played' that
 * it is over and its score is not shown.
 */
export type Waiting = 'due' | 'awaiting-result' | 'played';

interface MatchNoteProps {
  readonly match: Match;
  /** The group whose level teams keep a side of the match open. */
  readonly levelGroup?: LevelGroup | undefined;
  /** Where the group is not known, the cup in which it is looked for. */
  readonly cup?: CupWithPlaces;
  /** Whether the state of the match is shown elsewhere. */
  readonly hasState?: boolean;
  /** The event that the match waits for if its kick-off time is over: its kick-off or its result. */
  readonly waitsFor?: Waiting | undefined;
}

const USUAL_STATES: readonly string[] = ['scheduled', 'finished'] satisfies Match['state'][];

const OpenPlaceNote = laterPart(async () => (await import('./open-place-note')).OpenPlaceNote);

/** Links to the table of the level teams, or for an administrator to the place where their lots are recorded. */
export function LevelNote({ group }: { readonly group: LevelGroup }) {
  const { match: texts } = useTexts();
  const ofCup = useCupAddress();
  const isAdmin = isAdminPath(useLocation().pathname);
  const isAcross = group === ACROSS_GROUPS;
  const addressOf = isAdmin ? groupAdminAddress : groupTableAddress;
  const address = isAcross ? TABLES_ADDRESS : addressOf(group.groupId);
  let text = texts.levelAcross;
  if (!isAcross) text = group.missing?.length ? texts.pairsMissing(group.name) : texts.lotsDecide(group.name);
  return (
    <p className={styles['note']}>
      <Link to={ofCup(address)}>{text}</Link>
    </p>
  );
}

/**
 * Explains why a match has no usual result: its teams changed after it was played, a withdrawal or an award decides it, it was a forfeit, it
 * is being played or postponed, or lots have to decide which team plays in it.
 */
export function MatchNote({ match, levelGroup, cup, hasState, waitsFor }: MatchNoteProps) {
  const { match: matchTexts, matchStates } = useTexts();
  const { state, live } = match;
  if (match.teamsChanged) {
    return (
      <p className={styles['note']} title={matchTexts.whyUnderReview}>
        {matchTexts.underReview}
      </p>
    );
  }
  if (match.readAs) {
    const text = match.forfeit === 'both' ? matchTexts.forfeitOfBoth : matchTexts.readAs[match.readAs];
    return <p className={styles['note']}>{text}</p>;
  }
  if (match.isForfeit) return <p className={styles['note']}>{matchTexts.forfeit}</p>;
  if (!hasState && !USUAL_STATES.includes(state)) {
    return (
      <p className={styles['note']} data-state={state}>
        {live?.phaseNote ?? matchStates[state]}
      </p>
    );
  }
  if (!levelGroup) {
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
  return <LevelNote group={levelGroup} />;
}
