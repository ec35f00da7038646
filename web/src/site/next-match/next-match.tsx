import { formatTime } from '@futsal-cup/domain/cup/dates';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { Calendar, Clock, MapPin } from 'lucide-react';
import type { Cup, Match } from '../../shelf/cup/cup';
import type { CupWithPlaces } from '../../shelf/cup/level-group';
import { slashDate } from '../../shelf/cup/slash-date';
import { stageLanguage, stageName } from '../../shelf/cup/stage-name';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { MatchLink, TeamLink } from '../match-row/links';
import links from '../match-row/links.module.css';
import styles from '../scoreboard/board.module.css';
import { MatchNote } from '../../shelf/match/match-note';
import { useSiteTexts } from '../texts/site-texts';
import { Crest } from '../../shelf/ui/crest/crest';
import { cluster, stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';

interface NextMatchProps {
  readonly match: Match | undefined;
  readonly cup: CupWithPlaces & Pick<Cup, 'name'>;
}

interface SideProps {
  readonly match: Match;
  readonly side: SideKey;
  readonly fallback: string;
}

function Side({ match, side, fallback }: SideProps) {
  return (
    <div className={stack(3, links['above'], styles['side'])}>
      <Crest name={match[side].team?.name} />
      <span className={styles['team']}>
        <TeamLink tournamentId={match.tournamentId} side={match[side]} fallback={fallback} />
      </span>
    </div>
  );
}

/** Shows the match that kicks off next. A postponed match has no kick-off yet. */
export function NextMatch({ match: first, cup }: NextMatchProps) {
  const match = first?.state === 'postponed' ? undefined : first;
  const { matches: matchesTexts, match: matchTexts, tournaments: tournamentsTexts } = useSiteTexts();
  return (
    <section className={stack(4, looks['card'], styles['next'])} aria-labelledby="next-match">
      <h2 className={styles['title']} id="next-match">
        {matchesTexts.nextMatch}
      </h2>
      {!match && <p className={styles['noMatch']}>{matchesTexts.noMatchInfo}</p>}
      {match && (
        <>
          <div className={stack(3, styles['sides'])}>
            <Side match={match} side="local" fallback={matchTexts.team1} />
            <span className={styles['versus']}>
              <MatchLink match={match}>{matchesTexts.versus}</MatchLink>
            </span>
            <Side match={match} side="visitor" fallback={matchTexts.team2} />
          </div>
          <p className={looks['soft']}>
            {cup.name ? <span lang={cupLanguage()}>{cup.name}</span> : tournamentsTexts.noName} ·{' '}
            <span lang={stageLanguage(match.Stage)}>{stageName(match.Stage)}</span>
          </p>
          <MatchNote match={match} cup={cup} />
          <ul className={cluster(2, styles['facts'])}>
            <li className={cluster(2, styles['fact'])}>
              <Calendar aria-hidden size={18} />
              {slashDate(match.date)}
            </li>
            <li className={cluster(2, styles['fact'])}>
              <Clock aria-hidden size={18} />
              {matchTexts.clock(formatTime(match.time))}
            </li>
            <li className={cluster(2, styles['fact'])}>
              <MapPin aria-hidden size={18} />
              {match.location || matchTexts.unknownVenue}
            </li>
          </ul>
        </>
      )}
    </section>
  );
}
