import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import { slashDate } from '../../shared/cup/slash-date';
import { Score } from '../../shared/match/score';
import { sideName, teamOf } from '../../shared/match/side-name';
import { matchTexts } from '../../shared/texts/match';
import { matchesTexts } from '../../shared/texts/matches';
import { Crest } from '../../shared/ui/crest';
import { Board } from './board';
import styles from './side.module.css';

interface MatchBoardProps {
  readonly match: MatchView;
  readonly isLive: boolean;
}

export function MatchBoard({ match, isLive }: MatchBoardProps) {
  const side = (which: 'local' | 'visitor') => (
    <>
      <Crest name={teamOf(match, which)?.name} />
      <span className={styles['team']}>{sideName(match, which)}</span>
    </>
  );
  const { date, time, location, Stage } = match;
  return (
    <Board
      badge={isLive ? matchesTexts.live : matchesTexts.fullTime}
      isLive={isLive}
      local={side('local')}
      score={
        hasScore(match) ? (
          <Score match={match} />
        ) : (
          <span className={styles['noScore']}>{matchTexts.noScore}</span>
        )
      }
      visitor={side('visitor')}
      foot={
        <>
          <p>{Stage.name}</p>
          <p>
            {slashDate(date)}, {formatTime(time)} {matchTexts.hours} · {location || matchTexts.unknownVenue}
          </p>
        </>
      }
    />
  );
}
