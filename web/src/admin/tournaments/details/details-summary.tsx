import type { TournamentDetailsView, TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import { NO_DATE_FOUND } from '@futsal-cup/domain/cup/dates';
import { slashDate } from '../../../shelf/cup/slash-date';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { stack } from '../../../shelf/styles/layout';
import { PlanNext } from '../plan-next';
import styles from './details.module.css';
import { describeDetails } from './details-values';

interface DetailsSummaryProps {
  readonly tournament: TournamentListItem;
  readonly details: TournamentDetailsView;
  /** Whether the tournament has no matches yet, so that its plan comes next. */
  readonly isEmpty: boolean;
  readonly onEdit: () => void;
}

export function DetailsSummary({ tournament, details, isEmpty, onEdit }: DetailsSummaryProps) {
  const { details: texts } = useAdminTexts();
  const date = slashDate(tournament.date);
  const rules = Object.entries(describeDetails(details, details));
  return (
    <div className={stack(5, styles['summary'])}>
      <dl className={stack(4)}>
        <div>
          <dt>{texts.date}</dt>
          <dd>{date === NO_DATE_FOUND ? texts.noDate : date}</dd>
        </div>
        <div>
          <dt>{texts.name}</dt>
          <dd>{tournament.name || texts.noName}</dd>
        </div>
        {rules
          .filter(([label]) => label !== texts.date && label !== texts.name)
          .map(([label, value]) => (
            <div key={label} className={styles['rule']}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {isEmpty && <PlanNext />}
      <Button look={isEmpty ? 'secondary' : 'primary'} onClick={onEdit}>
        {texts.edit}
      </Button>
    </div>
  );
}
