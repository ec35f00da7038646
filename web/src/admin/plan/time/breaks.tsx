import { PLAN_LIMITS, type PlanBreak } from '@futsal-cup/domain/plan/settings';
import { Coffee } from 'lucide-react';
import { useState } from 'react';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { useDraft } from '../draft/plan-store';
import type { ProblemAt } from '../draft/problem-at';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { DayAndHours } from './day-and-hours';

/** Asks for the breaks, in which no match is played. */
export function Breaks({ problemAt }: { readonly problemAt: ProblemAt }) {
  const { time: texts } = useAdminTexts().plan;
  const { draft, change } = useDraft();
  const { days, breaks = [] } = draft.time;
  const set = (changed: readonly PlanBreak[]) => change({ time: { ...draft.time, breaks: changed } });
  const [wasOpen] = useState(breaks.length > 0);
  return (
    <details open={wasOpen}>
      <summary className={styles['summary']}>{texts.breaks}</summary>
      <div className={stack(3)}>
        {problemAt('time.breaks') && <p className={ui['error']}>{problemAt('time.breaks')}</p>}
        {breaks.map((hours, index) => (
          <DayAndHours
            key={index}
            hours={hours}
            days={days}
            label={texts.breakOn}
            everyDay={texts.everyDay}
            dayError={problemAt(`time.breaks.${index}.day`)}
            error={problemAt(`time.breaks.${index}`)}
            removeLabel={texts.removeBreak}
            onEdit={(changed) => set(breaks.map((own, at) => (at === index ? changed : own)))}
            onRemove={() => set(breaks.filter((_, at) => at !== index))}
          />
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
