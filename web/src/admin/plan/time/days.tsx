import { CalendarPlus, Trash2 } from 'lucide-react';
import { PLAN_LIMITS } from '@futsal-cup/domain/plan/settings';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button, IconButton } from '../../../shelf/ui/button';
import { Panel } from '../../ui/panel';
import type { DayDraft } from '../draft/plan-draft';
import { withoutDay } from '../draft/removals';
import { useDraft } from '../draft/plan-store';
import type { ProblemAt } from '../draft/problem-at';
import { PlanInput } from '../plan-fields';
import { Breaks } from './breaks';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Returns a day with the same hours on the following date. */
function dayAfter({ date, ...hours }: DayDraft): DayDraft {
  const time = Date.parse(date);
  return { ...hours, date: Number.isNaN(time) ? '' : new Date(time + DAY_MS).toISOString().slice(0, 10) };
}

interface DateAndHoursProps {
  readonly day: DayDraft;
  /** The day in the settings, as in `time.days.0`. */
  readonly path: string;
  readonly problemAt: ProblemAt;
  readonly onEdit: (changes: Partial<DayDraft>) => void;
}

function DateAndHours({ day, path, problemAt, onEdit }: DateAndHoursProps) {
  const { time: texts } = useAdminTexts().plan;
  return (
    <>
      <div className={cluster(3, `${styles['times']} ${styles['day']}`)}>
        <PlanInput
          label={texts.date}
          type="date"
          value={day.date}
          error={problemAt(`${path}.date`)}
          onType={(date) => onEdit({ date })}
        />
        <PlanInput label={texts.from} type="time" value={day.from} onType={(from) => onEdit({ from })} />
        <PlanInput label={texts.to} type="time" value={day.to} onType={(to) => onEdit({ to })} />
      </div>
      {problemAt(path) && <p className={ui['error']}>{problemAt(path)}</p>}
    </>
  );
}

/** Asks for the days of the matches and their hours. */
export function Days({ problemAt }: { readonly problemAt: ProblemAt }) {
  const { time: texts } = useAdminTexts().plan;
  const { timeZone, date } = useCurrentCup();
  const { draft, change } = useDraft();
  const { days } = draft.time;
  const set = (changed: readonly DayDraft[]) => change({ time: { ...draft.time, days: changed } });
  const edit = (index: number, changes: Partial<DayDraft>) =>
    set(days.map((day, at) => (at === index ? { ...day, ...changes } : day)));

  return (
    <Panel title={texts.days}>
      {problemAt('time.days') && <p className={ui['error']}>{problemAt('time.days')}</p>}
      {days.map((day, index) => (
        <div key={index} className={stack(3, styles['item'])}>
          <div className={cluster(2, `${ui['head']} ${styles['itemHead']}`)}>
            {texts.day(index + 1)}
            {days.length > 1 && (
              <IconButton
                label={texts.removeDay(index + 1)}
                icon={<Trash2 aria-hidden size={20} />}
                onClick={() => change(withoutDay(draft, index))}
              />
            )}
          </div>
          <DateAndHours
            day={day}
            path={`time.days.${index}`}
            problemAt={problemAt}
            onEdit={(changes) => edit(index, changes)}
          />
        </div>
      ))}
      <p className={ui['hint']}>{texts.zone(timeZone)}</p>
      {days.length < PLAN_LIMITS.days && (
        <div className={cluster(3)}>
          <Button
            look="secondary"
            onClick={() => set([...days, dayAfter(days.at(-1) ?? { date, from: '09:00', to: '18:00' })])}
          >
            <CalendarPlus aria-hidden size={20} />
            {texts.addDay}
          </Button>
        </div>
      )}
      <Breaks problemAt={problemAt} />
    </Panel>
  );
}
