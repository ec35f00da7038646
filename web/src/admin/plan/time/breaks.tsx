import { PLAN_LIMITS, type PlanBreak } from '@futsal-cup/domain/plan/settings';
import { Coffee, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { slashDate } from '../../../shelf/cup/slash-date';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button, IconButton } from '../../../shelf/ui/button';
import { useDraft } from '../draft/plan-store';
import type { ProblemAt } from '../draft/problem-at';
import { PlanInput, PlanSelect } from '../plan-fields';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';

/** Asks for the breaks, in which no match is played. */
export function Breaks({ problemAt }: { readonly problemAt: ProblemAt }) {
  const { time: texts } = useAdminTexts().plan;
  const { draft, change } = useDraft();
  const { days, breaks = [] } = draft.time;
  const set = (changed: readonly PlanBreak[]) => change({ time: { ...draft.time, breaks: changed } });
  const edit = (index: number, changes: Partial<PlanBreak>) =>
    set(breaks.map((own, at) => (at === index ? { ...own, ...changes } : own)));
  const [wasOpen] = useState(breaks.length > 0);
  return (
    <details open={wasOpen}>
      <summary className={styles['summary']}>{texts.breaks}</summary>
      <div className={stack(3)}>
        {problemAt('time.breaks') && <p className={ui['error']}>{problemAt('time.breaks')}</p>}
        {breaks.map(({ day, from, to }, index) => (
          <div key={index} className={stack(3, styles['item'])}>
            <div className={cluster(3, `${styles['times']} ${days.length > 1 ? styles['day'] : ''}`)}>
              {days.length > 1 && (
                <PlanSelect
                  label={texts.breakOn}
                  value={String(day ?? '')}
                  error={problemAt(`time.breaks.${index}.day`)}
                  choices={[
                    { value: '', label: texts.everyDay },
                    ...days.map(({ date }, at) => ({ value: String(at), label: slashDate(date) })),
                  ]}
                  onType={(value) => edit(index, { day: value === '' ? null : Number(value) })}
                />
              )}
              <PlanInput
                label={texts.from}
                type="time"
                value={from}
                onType={(value) => edit(index, { from: value })}
              />
              <PlanInput
                label={texts.to}
                type="time"
                value={to}
                onType={(value) => edit(index, { to: value })}
              />
              <IconButton
                label={texts.removeBreak}
                icon={<Trash2 aria-hidden size={20} />}
                onClick={() => set(breaks.filter((_, at) => at !== index))}
              />
            </div>
            {problemAt(`time.breaks.${index}`) && (
              <p className={ui['error']}>{problemAt(`time.breaks.${index}`)}</p>
            )}
          </div>
        ))}
        {breaks.length < PLAN_LIMITS.breaks && (
          <div className={cluster(3)}>
            <Button
              look="secondary"
              onClick={() => set([...breaks, { day: null, from: '12:00', to: '13:00' }])}
            >
              <Coffee aria-hidden size={20} />
              {texts.addBreak}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}
