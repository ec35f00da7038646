import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import type { ArrangedMatches } from '@futsal-cup/domain/schedule/match-lists';
import { matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { Suspense } from 'react';
import { laterPart } from '../../shelf/code/later';
import { stageLanguage, stageName } from '../../shelf/cup/stage-name';
import type { Cup, Match } from '../../shelf/cup/cup';
import type { CupWithPlaces } from '../../shelf/cup/level-group';
import { slashDate } from '../../shelf/cup/slash-date';
import { MatchLink, TeamLink } from '../match-row/links';
import { MatchNote } from '../../shelf/match/match-note';
import { Score, ShootOut } from '../../shelf/match/score';
import { loadHomeTexts } from '../texts/home-texts';
import { useSiteTexts } from '../texts/site-texts';
import { Crest } from '../../shelf/ui/crest/crest';
import { Skeleton } from '../../shelf/ui/content-states';
import { BoardFrame, BoardMatch } from './board';
import { cluster, stack } from '../../shelf/styles/layout';
import styles from './board.module.css';

/** Only the days before a cup need it, so that its code is not in every first view. */
const SampleBoard = laterPart(async () => {
  const [module] = await Promise.all([import('./sample-board'), loadHomeTexts()]);
  return module.SampleBoard;
});

const SAMPLE_SKELETON = (
  <BoardFrame>
    <Skeleton height="15rem" />
  </BoardFrame>
);

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

interface BoardBadgeProps {
  readonly match: Match;
  readonly clock: Clock;
}

function BoardBadge({ match, clock }: BoardBadgeProps) {
  const { matchStates } = useSiteTexts();
  const state = matchStateAt(match, clock);
  // The note of the match says what it counts as: an annulled match was not abandoned.
  if (match.readAs && state === 'abandoned') return null;
  return (
    <p className={cluster(2, styles['badge'])} data-state={state}>
      {matchStates[state === 'finished' && match.shown === 'no-results' ? 'played' : state]}
    </p>
  );
}

interface ScoreboardProps {
  readonly cup: CupWithPlaces & Pick<Cup, 'shown'>;
  readonly lists: ArrangedMatches<Match>;
  readonly clock: Clock;
}

/**
 * Shows all matches that are live, due or awaiting their result. If there are none, it shows the latest result, and before the first
 * kick-off a sample that is marked as such, unless the cup tells of no winners.
 */
export function Scoreboard({ cup, lists: { board, results }, clock }: ScoreboardProps) {
  const { match: matchTexts, navigation } = useSiteTexts();
  const shown = board.length > 0 ? board : results.slice(-1);
  const [first] = shown;
  if (!first)
    return (
      !cup.shown && (
        <Suspense fallback={SAMPLE_SKELETON}>
          <SampleBoard />
        </Suspense>
      )
    );
  const isLong = shown.length > 1;
  return (
    <BoardFrame
      title={cup.shown === 'no-results' ? navigation.matches : undefined}
      isLong={isLong}
      badge={!isLong && <BoardBadge match={first} clock={clock} />}
    >
      <ul className={stack(5, styles['matches'])}>
        {shown.map((match) => {
          const { matchId, date, time, location, Stage, live } = match;
          const isLive = matchStateAt(match, clock) === 'live';
          return (
            <li className={stack(4, styles['match'])} key={matchId}>
              {isLong && <BoardBadge match={match} clock={clock} />}
              <BoardMatch
                local={<Side match={match} side="local" />}
                score={
                  <MatchLink match={match}>
                    <Score
                      match={match}
                      empty={<span className={styles['noScore']}>{matchTexts.noScore}</span>}
                      isShort
                    />
                  </MatchLink>
                }
                shootOut={<ShootOut match={match} className={styles['shootOut']} />}
                visitor={<Side match={match} side="visitor" />}
                foot={
                  <>
                    {isLive && <div className={styles['live']}>{live?.boardNote}</div>}
                    <p lang={stageLanguage(Stage)}>{stageName(Stage)}</p>
                    <p>
                      {slashDate(date)}, {matchTexts.clock(formatTime(time))} ·{' '}
                      {location || matchTexts.unknownVenue}
                    </p>
                    <MatchNote match={match} cup={cup} hasState />
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
