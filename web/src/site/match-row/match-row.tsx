import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { memo } from 'react';
import type { Match } from '../../shelf/cup/cup';
import type { CupWithPlaces } from '../../shelf/cup/level-group';
import { useSiteTexts } from '../texts/site-texts';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { stageLanguage, stageName } from '../../shelf/cup/stage-name';
import { Crest } from '../../shelf/ui/crest/crest';
import { cluster } from '../../shelf/styles/layout';
import styles from './match-row.module.css';
import { MatchLink, TeamLink } from './links';
import links from './links.module.css';
import { MatchNote, type Waiting } from '../../shelf/match/match-note';
import { Score, shootOutText } from '../../shelf/match/score';

interface SideProps {
  readonly match: Match;
  readonly side: SideKey;
}

function MatchSide({ match, side }: SideProps) {
  const { team } = match[side];
  const outcome = outcomeOf(match);
  const hasWon = outcome.kind === 'won' && outcome.winner === side;
  return (
    <span
      className={cluster(2, links['beside'], styles['side'])}
      data-side={side}
      data-won={hasWon || undefined}
    >
      <Crest name={team?.name} />
      <span className={styles['name']} data-known={team !== null}>
        <TeamLink tournamentId={match.tournamentId} side={match[side]} />
      </span>
    </span>
  );
}

interface MatchRowProps {
  readonly match: Match;
  readonly groupName: string | undefined;
  readonly cup: CupWithPlaces;
  /** Whether the list is long. */
  readonly isOneOfMany: boolean;
  readonly waitsFor: Waiting | undefined;
}

/** Shows one match in a list: its time, teams, score and place. It is memoised, because a long list is drawn in two steps. */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, groupName, cup, isOneOfMany, waitsFor } = props;
  const { match: matchTexts } = useSiteTexts();
  const { time, location, Stage, matchNumber } = match;
  const shootOut = shootOutText(match.running ?? match, matchTexts);
  const number = matchNumber === null ? null : matchTexts.match(matchNumber);
  return (
    <li className={styles['row']} data-large={isOneOfMany} data-match={match.matchId}>
      <span className={styles['time']}>{matchTexts.clock(formatTime(time))}</span>
      <MatchSide match={match} side="local" />
      <span className={`${links['covering']} ${styles['score']}`}>
        <MatchLink match={match}>
          <Score match={match} empty={<span className={styles['none']}>{matchTexts.noScore}</span>} isShort />
        </MatchLink>
      </span>
      {shootOut !== null && <span className={styles['shootOut']}>{shootOut}</span>}
      <MatchSide match={match} side="visitor" />
      <div className={styles['where']}>
        {number !== null && `${number} · `}
        <span lang={stageLanguage(Stage)}>{stageName(Stage)}</span>
        {groupName && (
          <>
            {' · '}
            <span lang={cupLanguage()}>{groupName}</span>
          </>
        )}{' '}
        <span className={styles['place']}>{location || matchTexts.unknownVenue}</span>
        <MatchNote match={match} cup={cup} waitsFor={waitsFor} />
      </div>
    </li>
  );
});
