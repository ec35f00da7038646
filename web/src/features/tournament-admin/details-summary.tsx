import type { TournamentListItem } from '@futsal-cup/domain/contracts/views';
import { NO_DATE_FOUND } from '@futsal-cup/domain/schedule/dates';
import { slashDate } from '../../shared/cup/slash-date';
import { tournamentDetailsTexts as texts } from '../../shared/texts/tournament-details';
import { Button } from '../../shared/ui/button';
import styles from './details-summary.module.css';

interface DetailsSummaryProps {
  readonly tournament: TournamentListItem;
  readonly onEdit: () => void;
}

export function DetailsSummary({ tournament, onEdit }: DetailsSummaryProps) {
  const date = slashDate(tournament.date);
  return (
    <div className={styles['summary']}>
      <dl className={styles['details']}>
        <div>
          <dt>{texts.date}</dt>
          <dd>{date === NO_DATE_FOUND ? texts.noDate : date}</dd>
        </div>
        <div>
          <dt>{texts.name}</dt>
          <dd>{tournament.name || texts.noName}</dd>
        </div>
      </dl>
      <Button onClick={onEdit}>{texts.edit}</Button>
    </div>
  );
}
