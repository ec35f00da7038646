import { FileUp } from 'lucide-react';
import { showProblem } from '../../shelf/stores/problems';
import { Button } from '../../shelf/ui/button';
import { useAdminTexts } from '../texts/admin-texts';
import styles from '../plan/plan.module.css';
import { MAX_LIST_LENGTH } from './pasted-lines';
import { readListFile } from './read-list-file';

interface ListFileProps {
  /** Gets the function that puts the file at the end of what is typed. */
  readonly onAdd: (add: (typed: string) => string) => void;
}

/** Puts a file at the end of a list. */
export function ListFile({ onAdd }: ListFileProps) {
  const { teams: texts } = useAdminTexts().plan;

  const handleFile = async (file: File) => {
    const text = await readListFile(file).catch(() => null);
    if (text === null) return showProblem(texts.noList(file.name));
    onAdd((typed) => {
      const all = typed.trim() === '' ? text : `${typed.trimEnd()}\n${text}`;
      if (all.length <= MAX_LIST_LENGTH) return all;
      showProblem(texts.tooLong);
      return typed;
    });
  };

  return (
    <div className={styles['file']}>
      <Button look="secondary" tabIndex={-1} aria-hidden>
        <FileUp aria-hidden size={20} />
        {texts.file}
      </Button>
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/plain,text/csv"
        aria-label={texts.file}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void handleFile(file);
          target.value = '';
        }}
      />
    </div>
  );
}
