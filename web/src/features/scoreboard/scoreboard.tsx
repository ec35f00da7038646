import { hasScore } from '@futsal-cup/domain/cup/outcome';
import { type Clock, isRunning, runningOrLatestMatch } from '@futsal-cup/domain/schedule/matches';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import type { Cup, Match, MatchSide } from '../../shared/cup/cup';
import { allMatches } from '../../shared/cup/all-matches';
import { slashDate } from '../../shared/cup/slash-date';
import { Score } from '../../shared/match/score';
import { sideName } from '../../shared/match/side-name';
import { matchesTexts, matchTexts } from '../../shared/texts/matches';
import { Crest } from '../../shared/ui/crest';
import { Board } from './board';
import { SampleBoard } from './sample-board';
import styles from './board.module.css';

interface MatchBoardProps {
  readonly match: Match;
  readonly isLive: boolean;
}

function MatchBoard({ match, isLive }: MatchBoardProps) {
  const side = (which: MatchSide) => (
    <>
      <Crest name={which.team?.name} />
      <span className={styles['team']}>{sideName(which)}</span>
    </>
  );
  const { date, time, location, Stage } = match;
  return (
    <Board
      badge={isLive ? matchesTexts.live : matchesTexts.fullTime}
      isLive={isLive}
      local={side(match.local)}
      score={
        hasScore(match) ? (
          <Score match={match} />
        ) : (
          <span className={styles['noScore']}>{matchTexts.noScore}</span>
        )
      }
      visitor={side(match.visitor)}
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

interface ScoreboardProps {
  readonly cup: Cup;
  readonly clock: Clock;
}

/** The running or the latest match; before the first kick-off a sample, marked as one. */
export function Scoreboard({ cup, clock }: ScoreboardProps) {
  const match = runningOrLatestMatch(allMatches(cup), clock);
  return match ? <MatchBoard match={match} isLive={isRunning(match, clock)} /> : <SampleBoard />;
}
