import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { outcomeOf, type Side } from '@futsal-cup/domain/cup/outcome';
import { slashDate } from '../../shared/cup/slash-date';
import { Changing } from '../../shared/match/changing';
import { sideName, teamOf } from '../../shared/match/side-name';
import { matchTexts } from '../../shared/texts/match';
import { Crest } from '../../shared/ui/crest';
import styles from './result-card.module.css';

function ResultSide({ match, side }: { readonly match: MatchView; readonly side: Side }) {
  const isLocal = side === 'local';
  const score = isLocal ? match.localTeamScore : match.visitorTeamScore;
  const penalties = isLocal ? match.localTeamPenaltyScore : match.visitorTeamPenaltyScore;
  const outcome = outcomeOf(match);
  const hasWon = outcome.kind === 'won' && outcome.winner === side;
  return (
    <li className={styles['side']} data-won={hasWon || undefined}>
      <Crest name={teamOf(match, side)?.name} />
      <span className={styles['team']}>{sideName(match, side)}</span>
      <span className={styles['score']}>
        <Changing value={score ?? matchTexts.noScore} />
        {penalties !== null && <span className={styles['penalties']}> ({penalties})</span>}
      </span>
    </li>
  );
}

export function ResultCard({ match }: { readonly match: MatchView }) {
  return (
    <article className={styles['card']}>
      <p className={styles['stage']}>{match.Stage.name}</p>
      <ul className={styles['sides']}>
        <ResultSide match={match} side="local" />
        <ResultSide match={match} side="visitor" />
      </ul>
      <p className={styles['date']}>{slashDate(match.date)}</p>
    </article>
  );
}
