import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { CalendarDays, Clock, MapPin } from 'lucide-react';
import { slashDate } from '../../shared/cup/slash-date';
import { sideName, teamOf } from '../../shared/match/side-name';
import { matchesTexts, matchTexts } from '../../shared/texts/matches';
import { tournamentsTexts } from '../../shared/texts/tournaments';
import { Crest } from '../../shared/ui/crest';
import styles from './next-match.module.css';

interface NextMatchProps {
  readonly match: MatchView | undefined;
  readonly tournamentName: string;
}

function Side({ match, side }: { readonly match: MatchView; readonly side: 'local' | 'visitor' }) {
  const fallback = side === 'local' ? matchTexts.team1 : matchTexts.team2;
  return (
    <div className={styles['side']}>
      <Crest name={teamOf(match, side)?.name} />
      <span className={styles['team']}>{sideName(match, side, fallback)}</span>
    </div>
  );
}

/** The match that kicks off next. */
export function NextMatch({ match, tournamentName }: NextMatchProps) {
  return (
    <section className={styles['card']} aria-labelledby="next-match">
      <h2 className={styles['title']} id="next-match">
        {matchesTexts.nextMatch}
      </h2>
      {!match && <p className={styles['empty']}>{matchesTexts.noMatchInfo}</p>}
      {match && (
        <>
          <div className={styles['sides']}>
            <Side match={match} side="local" />
            <span className={styles['versus']}>{matchesTexts.versus}</span>
            <Side match={match} side="visitor" />
          </div>
          <p className={styles['tournament']}>
            {tournamentName || tournamentsTexts.noName} · {match.Stage.name}
          </p>
          <ul className={styles['facts']}>
            <li>
              <CalendarDays aria-hidden size={18} />
              {slashDate(match.date)}
            </li>
            <li>
              <Clock aria-hidden size={18} />
              {formatTime(match.time)} {matchTexts.hours}
            </li>
            <li>
              <MapPin aria-hidden size={18} />
              {match.location || matchTexts.unknownVenue}
            </li>
          </ul>
        </>
      )}
    </section>
  );
}
