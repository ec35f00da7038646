import { playingMinutes } from '@futsal-cup/domain/cup/match-rules';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../shelf/ui/button';
import { autoGrid, cluster, stack } from '../../../shelf/styles/layout';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import type { ProblemAt } from '../draft/problem-at';
import { PlanCheck } from '../plan-check';
import { PlanInput } from '../plan-fields';
import styles from '../plan.module.css';
import { TooShort } from '../time/too-short';
import type { BlockDraft } from './blocks-draft';
import type { EditedBlocks } from './blocks-store';

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

interface ChecksProps<Value> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  readonly error: string | null;
  readonly onChoose: (chosen: readonly Value[]) => void;
}

/** Ticks some of several; the ticked ones stay in the order of the list. */
function Checks<Value>({ legend, choices, chosen, error, onChoose }: ChecksProps<Value>) {
  return (
    <fieldset>
      <legend className={ui['legend']}>{legend}</legend>
      <div className={autoGrid(4, `${styles['checks']} ${styles['shortChecks']}`)}>
        {choices.map(({ value, label }) => (
          <PlanCheck
            key={String(value)}
            label={label}
            isChecked={chosen.includes(value)}
            onCheck={(isChecked) =>
              onChoose(
                choices
                  .map((choice) => choice.value)
                  .filter((other) => (other === value ? isChecked : chosen.includes(other))),
              )
            }
          />
        ))}
      </div>
      {error && <p className={ui['error']}>{error}</p>}
    </fieldset>
  );
}

interface BlockFieldsProps {
  readonly block: BlockDraft;
  readonly index: number;
  readonly edited: EditedBlocks;
  readonly problemAt: ProblemAt;
  readonly onEdit: (changes: Partial<BlockDraft>) => void;
  /** A plan needs a block, so the only one cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

/** Asks when and where a block is, for whom, and how long its matches are. */
export function BlockFields({ block, index, edited, problemAt, onEdit, onRemove }: BlockFieldsProps) {
  const { blocks: texts, time } = useAdminTexts().plan;
  const path = `blocks.${index}`;
  const ends = ['from', 'to'] as const;
  const [longest] = edited.categories
    .filter(({ categoryId }) => block.categories.includes(categoryId))
    .sort((a, b) => playingMinutes(b.cup.matchRules) - playingMinutes(a.cup.matchRules));
  return (
    <div className={stack(3, styles['item'])} role="group" aria-label={texts.block(index + 1)}>
      <div className={cluster(2, `${ui['head']} ${styles['itemHead']}`)}>
        <span>{texts.block(index + 1)}</span>
        {onRemove && (
          <IconButton
            label={texts.remove(index + 1)}
            icon={<Trash2 aria-hidden size={20} />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={cluster(3, `${styles['times']} ${styles['day']}`)}>
        <PlanInput
          label={time.date}
          type="date"
          value={block.date}
          error={problemAt(`${path}.date`)}
          onType={(date) => onEdit({ date })}
        />
        {ends.map((end) => (
          <PlanInput
            key={end}
            label={time[end]}
            type="time"
            value={block[end]}
            error={problemAt(`${path}.${end}`)}
            onType={(value) => onEdit({ [end]: value })}
          />
        ))}
      </div>
      <PlanInput
        label={time.ownMinutes}
        inputMode="numeric"
        value={block.minutes}
        error={problemAt(`${path}.minutesPerMatch`)}
        onType={(minutes) => onEdit({ minutes })}
      />
      {longest && (
        <TooShort
          minutes={block.minutes}
          rules={longest.cup.matchRules}
          sentence={(least) => texts.shorterThanRules(longest.name, least)}
        />
      )}
      <Checks
        legend={texts.categories}
        choices={edited.categories.map(({ categoryId: value, name: label }) => ({ value, label }))}
        chosen={block.categories}
        error={problemAt(`${path}.categories`)}
        onChoose={(categories) => onEdit({ categories })}
      />
      <Checks
        legend={time.courts}
        choices={edited.draft.courts.map((label, value) => ({ value, label }))}
        chosen={block.courts}
        error={problemAt(`${path}.courts`)}
        onChoose={(courts) => onEdit({ courts })}
      />
    </div>
  );
}
