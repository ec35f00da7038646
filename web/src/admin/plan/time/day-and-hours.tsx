import type { PlanBreak } from '@futsal-cup/domain/plan/settings';
import { Trash2 } from 'lucide-react';
import { slashDate } from '../../../shelf/cup/slash-date';
import { useAdminTexts } from '../../texts/admin-texts';
import { IconButton } from '../../../shelf/ui/button';
import type { DayDraft } from '../draft/plan-draft';
import { PlanInput, PlanSelect } from '../plan-fields';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';

interface DayAndHoursProps {
  readonly hours: PlanBreak;
  readonly days: readonly DayDraft[];
  readonly label: string;
  /** The name of the choice that stands for every day; without it, one of the days has to be chosen. */
  readonly everyDay?: string;
  readonly dayError?: string | null;
  readonly error: string | null;
  readonly removeLabel: string;
  readonly onEdit: (changed: PlanBreak) => void;
  readonly onRemove: () => void;
}

/** Asks for a time from and to, and for its day if the plan has several. */
export function DayAndHours(props: DayAndHoursProps) {
  const { hours, days, label, everyDay, dayError, error, removeLabel, onEdit, onRemove } = props;
  const { time: texts } = useAdminTexts().plan;
  const choices = [
    ...(everyDay === undefined ? [] : [{ value: '', label: everyDay }]),
    ...days.map(({ date }, at) => ({ value: String(at), label: slashDate(date) })),
  ];
  return (
    <div className={stack(3, styles['item'])}>
      <div className={cluster(3, `${styles['times']} ${days.length > 1 ? styles['day'] : ''}`)}>
        {days.length > 1 && (
          <PlanSelect
            label={label}
            value={String(hours.day ?? '')}
            error={dayError}
            choices={choices}
            onType={(value) => onEdit({ ...hours, day: value === '' ? null : Number(value) })}
          />
        )}
        {(['from', 'to'] as const).map((end) => (
          <PlanInput
            key={end}
            label={texts[end]}
            type="time"
            value={hours[end]}
            onType={(value) => onEdit({ ...hours, [end]: value })}
          />
        ))}
        <IconButton label={removeLabel} icon={<Trash2 aria-hidden size={20} />} onClick={onRemove} />
      </div>
      {error && <p className={ui['error']}>{error}</p>}
    </div>
  );
}
