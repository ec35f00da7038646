import { hasScore } from '@futsal-cup/domain/cup/outcome';
import type { Clock } from '@futsal-cup/domain/schedule/matches';
import { type ArrangedMatches, matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import type { GroupView } from '@futsal-cup/domain/contracts/views';
import type { Cup, Match, MatchSide } from '../../shared/cup/cup';
import { groupOfLevelTeams } from '../../shared/cup/level-group';
import { slashDate } from '../../shared/cup/slash-date';
import { MatchNote } from '../../shared/match/match-note';
import { Score } from '../../shared/match/score';
import { sideName } from '../../shared/match/side-name';
import { matchTexts } from '../../shared/texts/matches';
import { Crest } from '../../shared/ui/crest';
import { Board, BoardFrame, StateBadge } from './board';
import { BoardRow } from './board-row';
import { SampleBoard } from './sample-board';
import styles from './board.module.css';

interface MatchBoardProps {
  readonly match: Match;
  readonly levelGroup: GroupView | undefined;
  readonly clock: Clock;
}

function MatchBoard({ match, levelGroup, clock }: MatchBoardProps) {
  const side = (which: MatchSide) => (
    <>
      <Crest name={which.team?.name} />
      <span className={styles['team']}>{sideName(which)}</span>
    </>
  );
  const { date, time, location, Stage } = match;
  return (
    <Board
      badge={<StateBadge state={matchStateAt(match, clock)} />}
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
          <MatchNote match={match} levelGroup={levelGroup} />
        </>
      }
    />
  );
}

interface ScoreboardProps {
  readonly cup: Pick<Cup, 'Stages'>;
  readonly lists: ArrangedMatches<Match>;
  readonly clock: Clock;
}

/**
 * All matches that are due or await their result. While there is none: the latest result; before the first kick-off a sample,
 * marked as one.
 */
export function Scoreboard({ cup, lists: { board, results }, clock }: ScoreboardProps) {
  if (board.length > 1) {
    return (
      <BoardFrame isLong>
        <ul className={styles['rows']}>
          {board.map((match) => (
            <BoardRow
              key={match.matchId}
              match={match}
              levelGroup={groupOfLevelTeams(cup, match)}
              state={matchStateAt(match, clock)}
            />
          ))}
        </ul>
      </BoardFrame>
    );
  }
  const match = board[0] ?? results.at(-1);
  if (!match) return <SampleBoard />;
  return <MatchBoard match={match} levelGroup={groupOfLevelTeams(cup, match)} clock={clock} />;
}
