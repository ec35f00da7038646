import { formatTime } from '@futsal-cup/domain/cup/dates';
import type { GroupView } from '@futsal-cup/domain/contracts/views';
import type { MatchState } from '@futsal-cup/domain/schedule/match-state';
import type { Match, MatchSide } from '../../shared/cup/cup';
import { slashDate } from '../../shared/cup/slash-date';
import { MatchNote } from '../../shared/match/match-note';
import { sideName } from '../../shared/match/side-name';
import { matchTexts } from '../../shared/texts/matches';
import { Crest } from '../../shared/ui/crest';
import { StateBadge } from './board';
import styles from './board-row.module.css';

function RowSide({ side }: { readonly side: MatchSide }) {
  return (
    <span className={styles['side']}>
      <Crest name={side.team?.name} />
      <span className={styles['team']}>{sideName(side)}</span>
    </span>
  );
}

interface BoardRowProps {
  readonly match: Match;
  readonly levelGroup: GroupView | undefined;
  readonly state: MatchState;
}

/** One of several matches on the board; a match with a score is in the results instead. */
export function BoardRow({ match, levelGroup, state }: BoardRowProps) {
  const { date, time, location, Stage } = match;
  return (
    <li className={styles['row']}>
      <RowSide side={match.local} />
      <span className={styles['score']}>{matchTexts.noScore}</span>
      <RowSide side={match.visitor} />
      <div className={styles['foot']}>
        <StateBadge state={state} />
        <span>{Stage.name}</span>
        <span>
          {slashDate(date)}, {formatTime(time)} {matchTexts.hours}
        </span>
        <span>{location || matchTexts.unknownVenue}</span>
        <MatchNote match={match} levelGroup={levelGroup} />
      </div>
    </li>
  );
}
