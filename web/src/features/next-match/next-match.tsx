import { formatTime } from '@futsal-cup/domain/cup/dates';
import { CalendarDays, Clock, MapPin } from 'lucide-react';
import type { Cup, Match, MatchSide } from '../../shared/cup/cup';
import { groupOfLevelTeams } from '../../shared/cup/level-group';
import { slashDate } from '../../shared/cup/slash-date';
import { MatchNote } from '../../shared/match/match-note';
import { sideName } from '../../shared/match/side-name';
import { useTexts } from '../../shared/texts/use-texts';
import { Crest } from '../../shared/ui/crest';
import styles from './next-match.module.css';

interface NextMatchProps {
  readonly match: Match | undefined;
  readonly cup: Pick<Cup, 'name' | 'Stages'>;
}

function Side({ side, fallback }: { readonly side: MatchSide; readonly fallback: string }) {
  return (
    <div className={styles['side']}>
      <Crest name={side.team?.name} />
      <span className={styles['team']}>{sideName(side, fallback)}</span>
    </div>
  );
}

/** The match that kicks off next. */
export function NextMatch({ match, cup }: NextMatchProps) {
  const { matches: matchesTexts, match: matchTexts, tournaments: tournamentsTexts } = useTexts();
  return (
    <section className={styles['card']} aria-labelledby="next-match">
      <h2 className={styles['title']} id="next-match">
        {matchesTexts.nextMatch}
      </h2>
      {!match && <p className={styles['empty']}>{matchesTexts.noMatchInfo}</p>}
      {match && (
        <>
          <div className={styles['sides']}>
            <Side side={match.local} fallback={matchTexts.team1} />
            <span className={styles['versus']}>{matchesTexts.versus}</span>
            <Side side={match.visitor} fallback={matchTexts.team2} />
          </div>
          <p className={styles['tournament']}>
            {cup.name || tournamentsTexts.noName} · {match.Stage.name}
          </p>
          <MatchNote match={match} levelGroup={groupOfLevelTeams(cup, match)} />
          <ul className={styles['facts']}>
            <li>
              <CalendarDays aria-hidden size={18} />
              {slashDate(match.date)}
            </li>
            <li>
              <Clock aria-hidden size={18} />
              {matchTexts.clock(formatTime(match.time))}
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
