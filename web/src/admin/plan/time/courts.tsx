import { PLAN_LIMITS } from '@futsal-cup/domain/plan/settings';
import { Clock, Plus, Trash2 } from 'lucide-react';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button, IconButton } from '../../../shelf/ui/button';
import { Panel } from '../../ui/panel';
import type { CourtDraft, DayDraft, WindowDraft } from '../draft/plan-draft';
import { useDraft } from '../draft/plan-store';
import { withoutCourt } from '../draft/removals';
import type { ProblemAt } from '../draft/problem-at';
import { PlanCheck } from '../plan-check';
import { PlanInput } from '../plan-fields';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { DayAndHours } from './day-and-hours';

interface WindowsProps {
  readonly windows: readonly WindowDraft[];
  readonly days: readonly DayDraft[];
  readonly problemAt: (index: number) => string | null;
  readonly onChange: (windows: readonly WindowDraft[]) => void;
}

/** Asks for the times of a court that is not free all day. */
function Windows({ windows, days, problemAt, onChange }: WindowsProps) {
  const { time: texts } = useAdminTexts().plan;
  const [first] = days;
  return (
    <>
      {windows.map((hours, index) => (
        <DayAndHours
          key={index}
          hours={hours}
          days={days}
          label={texts.date}
          error={problemAt(index)}
          removeLabel={texts.removeTime}
          onEdit={({ day, ...changed }) =>
            onChange(windows.map((own, at) => (at === index ? { ...changed, day: day ?? own.day } : own)))
          }
          onRemove={() => onChange(windows.filter((_, at) => at !== index))}
        />
      ))}
      <div className={cluster(3)}>
        <Button
          look="secondary"
          onClick={() =>
            onChange([...windows, { day: 0, from: first?.from ?? '09:00', to: first?.to ?? '18:00' }])
          }
        >
          <Clock aria-hidden size={20} />
          {texts.addTime}
        </Button>
      </div>
    </>
  );
}

interface CourtProps {
  readonly court: CourtDraft;
  readonly index: number;
  readonly days: readonly DayDraft[];
  readonly problemAt: ProblemAt;
  readonly onEdit: (changes: Partial<CourtDraft>) => void;
  /** Removes the court; a plan needs one, so the only court cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

function Court({ court: { name, windows }, index, days, problemAt, onEdit, onRemove }: CourtProps) {
  const { time: texts } = useAdminTexts().plan;
  return (
    <div className={stack(3, styles['item'])}>
      <div className={cluster(2, `${ui['head']} ${styles['itemHead']}`)}>
        <span>{texts.court(index + 1)}</span>
        {onRemove && (
          <IconButton
            label={texts.removeCourt(name)}
            icon={<Trash2 aria-hidden size={20} />}
            onClick={onRemove}
          />
        )}
      </div>
      <PlanInput
        label={texts.name}
        value={name}
        error={problemAt(`time.courts.${index}.name`)}
        onType={(value) => onEdit({ name: value })}
      />
      <PlanCheck
        label={texts.ownTimes}
        isChecked={windows !== null}
        onCheck={(hasOwn) =>
          onEdit({ windows: hasOwn ? days.map(({ from, to }, day) => ({ day, from, to })) : null })
        }
      />
      {windows && (
        <Windows
          windows={windows}
          days={days}
          problemAt={(at) =>
            problemAt(`time.courts.${index}.windows.${at}`) ??
            problemAt(`time.courts.${index}.windows.${at}.day`)
          }
          onChange={(changed) => onEdit({ windows: changed })}
        />
      )}
    </div>
  );
}

/** Asks for the names of the courts, which become the locations of their matches. */
export function Courts({ problemAt }: { readonly problemAt: ProblemAt }) {
  const { time: texts } = useAdminTexts().plan;
  const { draft, change } = useDraft();
  const { courts, days } = draft.time;
  const edit = (index: number, changes: Partial<CourtDraft>) => {
    const changed = courts.map((court, at) => (at === index ? { ...court, ...changes } : court));
    change({ time: { ...draft.time, courts: changed } });
  };
  const handleAdd = () => {
    const name = texts.courtName(courts.length + 1);
    change({ time: { ...draft.time, courts: [...courts, { name, windows: null }] } });
  };
  return (
    <Panel title={texts.courts}>
      {problemAt('time.courts') && <p className={ui['error']}>{problemAt('time.courts')}</p>}
      {courts.map((court, index) => (
        <Court
          key={index}
          court={court}
          index={index}
          days={days}
          problemAt={problemAt}
          onEdit={(changes) => edit(index, changes)}
          onRemove={courts.length > 1 ? () => change(withoutCourt(draft, index)) : undefined}
        />
      ))}
      {courts.length < PLAN_LIMITS.courts && (
        <div className={cluster(3)}>
          <Button look="secondary" onClick={handleAdd}>
            <Plus aria-hidden size={20} />
            {texts.addCourt}
          </Button>
        </div>
      )}
    </Panel>
  );
}
