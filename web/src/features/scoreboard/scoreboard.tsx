import { hasScore } from '@futsal-cup/domain/cup/outcome';
import type { Clock } from '@futsal-cup/domain/schedule/matches';
import { type ArrangedMatches, matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import type { Cup, Match, MatchSide } from '../../shared/cup/cup';
import { groupOfLevelTeams } from '../../shared/cup/level-group';
import { slashDate } from '../../shared/cup/slash-date';
import { MatchNote } from '../../shared/match/match-note';
import { Score } from '../../shared/match/score';
import { sideName } from '../../shared/match/side-name';
import { useTexts } from '../../shared/texts/use-texts';
import { Crest } from '../../shared/ui/crest';
import { BoardFrame, BoardMatch } from './board';
import { SampleBoard } from './sample-board';
import styles from './board.module.css';

function Side({ side }: { readonly side: MatchSide }) {
  return (
    <>
      <Crest name={side.team?.name} />
      <span className={styles['team']}>{sideName(side)}</span>
    </>
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
  const { matches: matchesTexts, match: matchTexts } = useTexts();
  const shown = board.length > 0 ? board : results.slice(-1);
  const isLong = shown.length > 1;
  if (shown.length === 0) return <SampleBoard />;
  return (
    <BoardFrame isLong={isLong}>
      <ul className={styles['matches']}>
        {shown.map((match) => {
          const { matchId, date, time, location, Stage } = match;
          const state = matchStateAt(match, clock);
          return (
            <li className={styles['match']} key={matchId}>
              <p className={styles['badge']} data-state={state}>
                {matchesTexts.states[state]}
              </p>
              <BoardMatch
                local={<Side side={match.local} />}
                score={
                  hasScore(match) ? (
                    <Score match={match} />
                  ) : (
                    <span className={styles['noScore']}>{matchTexts.noScore}</span>
                  )
                }
                visitor={<Side side={match.visitor} />}
                foot={
                  <>
                    <p>{Stage.name}</p>
                    <p>
                      {slashDate(date)}, {matchTexts.clock(formatTime(time))} ·{' '}
                      {location || matchTexts.unknownVenue}
                    </p>
                    <MatchNote match={match} levelGroup={groupOfLevelTeams(cup, match)} />
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </BoardFrame>
  );
}
