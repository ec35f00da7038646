import type { TeamProblem } from '@futsal-cup/domain/lists/find-team-problems';
import type { ListChoices, ListTable } from '@futsal-cup/domain/lists/list-table';
import type { ListNote } from '@futsal-cup/domain/lists/read-team-list';
import { type ReactNode, useId, useRef } from 'react';
import { showProblem } from '../../shelf/stores/problems';
import { cluster } from '../../shelf/styles/layout';
import { ActionButton } from '../forms/form-buttons';
import styles from '../plan/plan.module.css';
import { useAdminTexts } from '../texts/admin-texts';
import ui from '../ui/ui.module.css';
import { ColumnTable } from './column-table';
import { ListFile } from './list-file';
import { LineNotes, LineProblems } from './list-findings';
import { ListLayout } from './list-layout';
import { isOtherList, MAX_LIST_LENGTH } from './pasted-lines';

/** A list that is not added yet, and what somebody said of it. */
interface ListDraft<Meaning extends string> {
  readonly pasted: string;
  readonly list?: ListChoices<Meaning> | undefined;
}

interface ListStepProps<Meaning extends string> {
  readonly texts: {
    readonly list: string;
    readonly example: string;
    readonly hint: string;
    readonly add: (count: number) => string;
  };
  readonly draft: ListDraft<Meaning>;
  readonly onChange: (
    changes: (present: ListDraft<Meaning>) => { pasted?: string; list?: ListChoices<Meaning> },
  ) => void;
  readonly list: Omit<ListTable<Meaning>, 'passedOver'> & { readonly notes: readonly ListNote[] };
  readonly problems: readonly TeamProblem[];
  /** What the columns of such a list can be, and the words for it. */
  readonly meanings: readonly Meaning[];
  readonly words: Readonly<Record<Meaning, string>>;
  /** Shows what is in the list, and asks what it does not say. */
  readonly children: ReactNode;
  /** How many entries it has. Problems are in the way of adding them. */
  readonly count: number;
  readonly canAdd: boolean;
  readonly onAdd: () => void;
}

function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, before) => length + before.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

/** Takes a list that is typed, pasted or from a file, and shows how it is read. Nothing is saved before the button is pressed. */
export function ListStep<Meaning extends string>(props: ListStepProps<Meaning>) {
  const { texts, draft, onChange, list, problems, meanings, words, children } = props;
  const { tooLong } = useAdminTexts().plan.teams;
  const area = useRef<HTMLTextAreaElement>(null);
  const [id, hintId] = [useId(), useId()];
  const say = (said: ListChoices<Meaning>) => onChange((present) => ({ list: { ...present.list, ...said } }));
  const change = (make: (pasted: string) => string) =>
    onChange(({ pasted: before }) => {
      const pasted = make(before);
      if (pasted.length > Math.max(MAX_LIST_LENGTH, before.length)) {
        showProblem(tooLong);
        return {};
      }
      // What was said of one list is not said of another one.
      return { pasted, ...(isOtherList(pasted, before) && { list: {} }) };
    });
  return (
    <>
      <label htmlFor={id}>
        <strong>{texts.list}</strong>
      </label>
      <textarea
        ref={area}
        id={id}
        className={styles['area']}
        value={draft.pasted}
        placeholder={texts.example}
        aria-describedby={hintId}
        aria-invalid={problems.length > 0}
        spellCheck={false}
        onChange={({ target: { value } }) => change(() => value)}
      />
      <p className={ui['hint']} id={hintId}>
        {texts.hint}
      </p>
      <ListLayout list={list} chosen={draft.list} onChoose={say} />
      {list.columns.length > 1 && (
        <ColumnTable
          table={list}
          meanings={meanings}
          words={words}
          onChoose={(column, meaning) => say({ columns: { ...draft.list?.columns, [column]: meaning } })}
        />
      )}
      {children}
      <LineNotes notes={list.notes} />
      <LineProblems problems={problems} onShow={(line) => selectLine(area.current, line)} />
      <div className={cluster(3)}>
        {props.count > 0 && (
          <ActionButton disabled={!props.canAdd || problems.length > 0} onClick={props.onAdd}>
            {texts.add(props.count)}
          </ActionButton>
        )}
        <ListFile
          onRead={(text) => change((typed) => (typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`))}
        />
      </div>
    </>
  );
}
