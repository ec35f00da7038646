import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import type { ArrangedMatches } from '@futsal-cup/domain/schedule/match-lists';
import { matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { CLUB_LANGUAGE } from '../../shared/club/club-language';
import type { Cup, Match } from '../../shared/cup/cup';
import { groupOfLevelTeams } from '../../shared/cup/matches/level-group';
import { slashDate } from '../../shared/cup/slash-date';
import { MatchLink, TeamLink } from '../../shared/match/links';
import { MatchNote } from '../../shared/match/list/match-note';
import { Score } from '../../shared/match/score';
import { useTexts } from '../../shared/texts/use-texts';
import { Crest } from '../../shared/ui/crest';
import { BoardFrame, BoardMatch } from './board';
import { SampleBoard } from './sample-board';
import styles from './board.module.css';

function Side({ match, side }: { readonly match: Match; readonly side: SideKey }) {
  return (
    <>
      <Crest name={match[side].team?.name} />
      <span className={styles['team']}>
        <TeamLink tournamentId={match.tournamentId} side={match[side]} />
      </span>
    </>
  );
}

interface ScoreboardProps {
  readonly cup: Pick<Cup, 'Stages'>;
  readonly lists: ArrangedMatches<Match>;
  readonly clock: Clock;
}

/**
 * All matches that are being played, are due or await their result. While there is none: the latest result; before the first kick-off a sample,
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
          const { matchId, date, time, location, Stage, live } = match;
          const state = matchStateAt(match, clock);
          return (
            <li className={styles['match']} key={matchId}>
              <p className={styles['badge']} data-state={state}>
                {matchesTexts.states[state]}
              </p>
              <BoardMatch
                local={<Side match={match} side="local" />}
                score={
                  <MatchLink match={match}>
                    <Score
                      match={match}
                      empty={<span className={styles['noScore']}>{matchTexts.noScore}</span>}
                    />
                  </MatchLink>
                }
                visitor={<Side match={match} side="visitor" />}
                foot={
                  <>
                    {state === 'live' && <div className={styles['live']}>{live?.boardNote}</div>}
                    <p lang={CLUB_LANGUAGE}>{Stage.name}</p>
                    <p>
                      {slashDate(date)}, {matchTexts.clock(formatTime(time))} ·{' '}
                      {location || matchTexts.unknownVenue}
                    </p>
                    <MatchNote match={match} levelGroup={groupOfLevelTeams(cup, match)} hasState />
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
