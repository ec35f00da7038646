import type { MatchView } from '@futsal-cup/domain/contracts/views';
import type { Side } from '@futsal-cup/domain/cup/outcome';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { slashDate } from '../../shared/cup/slash-date';
import { Score } from '../../shared/match/score';
import { sideName } from '../../shared/match/side-name';
import { matchTexts } from '../../shared/texts/match';
import styles from './team-card.module.css';

interface TeamMatchProps {
  readonly match: MatchView;
  readonly teamId: string;
}

/** A match on its team's card: both sides in the match's order, this team in bold. */
export function TeamMatch({ match, teamId }: TeamMatchProps) {
  const ownSide: Side = match.LocalTeam?.teamId === teamId ? 'local' : 'visitor';
  return (
    <li className={styles['match']}>
      <span className={styles['teams']}>
        <span data-own={ownSide === 'local'}>{sideName(match, 'local')}</span>
        <span data-own={ownSide === 'visitor'}>{sideName(match, 'visitor')}</span>
      </span>
      <span className={styles['score']}>
        <Score match={match} empty={matchTexts.noScore} />
      </span>
      <span className={styles['when']}>
        {slashDate(match.date)}, {formatTime(match.time)} {matchTexts.hours} · {match.Stage.name}
      </span>
    </li>
  );
}
