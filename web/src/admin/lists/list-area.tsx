import { type Ref, useId } from 'react';
import { showProblem } from '../../shelf/stores/problems';
import styles from '../plan/plan.module.css';
import { useAdminTexts } from '../texts/admin-texts';
import ui from '../ui/ui.module.css';
import { MAX_LIST_LENGTH } from './pasted-lines';

export function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, before) => length + before.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

interface ListAreaProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly example: string;
  readonly hint: string;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly onChange: (value: string) => void;
}

/** Takes a list that is typed or pasted. */
export function ListArea({ ref, label, example, hint, value, isInvalid, onChange }: ListAreaProps) {
  const { teams: texts } = useAdminTexts().plan;
  const [id, hintId] = [useId(), useId()];
  return (
    <>
      <label htmlFor={id}>
        <strong>{label}</strong>
      </label>
      <textarea
        ref={ref}
        id={id}
        className={styles['area']}
        value={value}
        placeholder={example}
        aria-describedby={hintId}
        aria-invalid={isInvalid}
        spellCheck={false}
        onChange={({ target }) => {
          const isTooLong = target.value.length > MAX_LIST_LENGTH && target.value.length > value.length;
          if (isTooLong) showProblem(texts.tooLong);
          else onChange(target.value);
        }}
      />
      <p className={ui['hint']} id={hintId}>
        {hint}
      </p>
    </>
  );
}
