import type { GroupView } from '@futsal-cup/domain/contracts/views';
import { Link } from 'react-router-dom';
import type { Match } from '../cup/cup';
import { groupTableAddress } from '../paths/paths';
import { useTexts } from '../texts/use-texts';
import styles from './match-note.module.css';

interface MatchNoteProps {
  readonly match: Match;
  /** The group whose level teams keep a side of the match open. */
  readonly levelGroup?: GroupView | undefined;
}

/** Why a match is not what it seems: its teams have changed under its score, or lots have to say who is in it. */
export function MatchNote({ match, levelGroup }: MatchNoteProps) {
  const { match: matchTexts } = useTexts();
  if (match.teamsChanged) {
    return (
      <p className={styles['note']} title={matchTexts.whyUnderReview}>
        {matchTexts.underReview}
      </p>
    );
  }
  if (!levelGroup) return null;
  return (
    <p className={styles['note']}>
      <Link to={groupTableAddress(levelGroup.groupId)}>{matchTexts.lotsDecide(levelGroup.name)}</Link>
    </p>
  );
}
