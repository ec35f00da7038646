import { Link, useLocation } from 'react-router-dom';
import type { Match } from '../cup/cup';
import { useCupAddress } from '../cup/use-cup-address';
import { ACROSS_GROUPS, type LevelGroup } from '../cup/level-group';
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
  /** Whether the state of the match is shown elsewhere. */
  readonly hasState?: boolean;
  /** The event that the match waits for if its kick-off time is over: its kick-off or its result. */
  readonly waitsFor?: Waiting | undefined;
}

const USUAL_STATES: readonly string[] = ['scheduled', 'finished'] satisfies Match['state'][];

/** Links to the table of the level teams, or for an administrator to the place where their lots are recorded. */
function LevelNote({ group }: { readonly group: LevelGroup }) {
  const { match: texts } = useTexts();
  const ofCup = useCupAddress();
  const isAdmin = isAdminPath(useLocation().pathname);
  if (group === ACROSS_GROUPS) return <Link to={ofCup(TABLES_ADDRESS)}>{texts.levelAcross}</Link>;
  const text = group.missing?.length ? texts.pairsMissing(group.name) : texts.lotsDecide(group.name);
  const addressOf = isAdmin ? groupAdminAddress : groupTableAddress;
  return <Link to={ofCup(addressOf(group.groupId))}>{text}</Link>;
}

/**
 * Explains why a match has no usual result: its teams changed after it was played, a withdrawal or an award decides it, it was a forfeit, it
 * is being played or postponed, or lots have to decide which team plays in it.
 */
export function MatchNote({ match, levelGroup, hasState, waitsFor }: MatchNoteProps) {
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
    return waits ? (
      <p className={styles['note']} data-state={waits}>
        {matchStates[waits]}
      </p>
    ) : null;
  }
  return (
    <p className={styles['note']}>
      <LevelNote group={levelGroup} />
    </p>
  );
}
