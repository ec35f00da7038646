import { FileUp } from 'lucide-react';
import { showProblem } from '../../../shelf/stores/problems';
import { Button } from '../../../shelf/ui/button';
import { useAdminTexts } from '../../texts/admin-texts';
import { useDraft } from '../draft/plan-store';
import styles from '../plan.module.css';
import { readTeamFile } from './read-team-file';

/** Puts a file at the end of the list of teams. */
export function TeamFile() {
  const { teams: texts } = useAdminTexts().plan;
  const { change } = useDraft();

  const handleFile = async (file: File) => {
    const text = await readTeamFile(file).catch(() => null);
    if (text === null) return showProblem(texts.noList(file.name));
    change(({ pasted }) => {
      const typed = pasted.trimEnd();
      return { pasted: typed === '' ? text : `${typed}\n${text}` };
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
