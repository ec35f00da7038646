import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { hasScore, outcomeOf, type Side } from '@futsal-cup/domain/cup/outcome';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { matchTexts } from '../texts/matches';
import { Crest } from '../ui/crest';
import styles from './match-row.module.css';
import { Score } from './score';
import { sideName, teamOf } from './side-name';

interface SideProps {
  readonly match: MatchView;
  readonly side: Side;
}

function MatchSide({ match, side }: SideProps) {
  const team = teamOf(match, side);
  const outcome = outcomeOf(match);
  const hasWon = outcome.kind === 'won' && outcome.winner === side;
  return (
    <span className={styles['side']} data-side={side} data-won={hasWon || undefined}>
      <Crest name={team?.name} />
      <span className={styles['name']} data-known={team !== null}>
        {sideName(match, side)}
      </span>
    </span>
  );
}

/** One match in a list: when, who, the score and where. */
export function MatchRow({ match, groupName }: { readonly match: MatchView; readonly groupName?: string }) {
  const { time, location, Stage } = match;
  return (
    <li className={styles['row']}>
      <span className={styles['time']}>
        {formatTime(time)} {matchTexts.hours}
      </span>
      <MatchSide match={match} side="local" />
      <span className={styles['score']}>
        {hasScore(match) ? (
          <Score match={match} />
        ) : (
          <span className={styles['none']}>{matchTexts.noScore}</span>
        )}
      </span>
      <MatchSide match={match} side="visitor" />
      <span className={styles['where']}>
        {groupName ? `${Stage.name} · ${groupName}` : Stage.name}
        <br />
        {location || matchTexts.unknownVenue}
      </span>
    </li>
  );
}
