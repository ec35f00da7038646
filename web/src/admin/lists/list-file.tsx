import { FileUp } from 'lucide-react';
import { showProblem } from '../../shelf/stores/problems';
import { Button } from '../../shelf/ui/button';
import { useAdminTexts } from '../texts/admin-texts';
import styles from '../plan/plan.module.css';
import { readListFile } from './read-list-file';

/** Reads a list from a file. */
export function ListFile({ onRead }: { readonly onRead: (text: string) => void }) {
  const { teams: texts } = useAdminTexts().plan;

  const handleFile = async (file: File) => {
    const text = await readListFile(file).catch(() => null);
    if (text === null) showProblem(texts.noList(file.name));
    else onRead(text);
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
