import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { matchTexts } from '../texts/matches';
import { Changing } from './changing';
import styles from './score.module.css';

type Scored = Pick<
  MatchView,
  'localTeamScore' | 'visitorTeamScore' | 'localTeamPenaltyScore' | 'visitorTeamPenaltyScore'
>;

/** The score of a match, the shoot-out below it; `empty` while there is none. */
export function Score({ match, empty = null }: { readonly match: Scored; readonly empty?: string | null }) {
  const { localTeamScore, visitorTeamScore, localTeamPenaltyScore, visitorTeamPenaltyScore } = match;
  if (localTeamScore === null || visitorTeamScore === null) return empty;
  const hasShootOut = localTeamPenaltyScore !== null && visitorTeamPenaltyScore !== null;
  return (
    <span className={styles['score']}>
      <span className={styles['goals']}>
        <Changing value={localTeamScore} />
        <span aria-hidden="true">–</span>
        <span className={styles['spoken']}>{` ${matchTexts.to} `}</span>
        <Changing value={visitorTeamScore} />
      </span>
      {hasShootOut && (
        <span className={styles['shootOut']}>
          {matchTexts.penalties(localTeamPenaltyScore, visitorTeamPenaltyScore)}
        </span>
      )}
    </span>
  );
}
