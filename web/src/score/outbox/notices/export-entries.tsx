import { useState } from 'react';
import { useOutbox } from '../desk/use-outbox';
import { useScorerTexts } from '../../texts/scorer-texts';
import { outboxText } from '../outbox-text';
import { ScoreButton } from '../../match/ui/score-button';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../match/ui/ui.module.css';

const FILE_NAME = 'futsal-cup-entries.txt';

/** Exports all unsent entries as text, so that an administrator can take them over. */
export function ExportEntries() {
  const { outbox: texts } = useScorerTexts();
  const items = useOutbox((state) => state.items);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const text = outboxText(items);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      // Copying fails on a page without encryption, for example, because such a page has no clipboard.
      setCopied('no');
    }
  };
  return (
    <>
      <div className={stack(2, ui['two'])}>
        <ScoreButton onClick={() => void handleCopy()}>{texts.export}</ScoreButton>
        <a download={FILE_NAME} href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
          {texts.save}
        </a>
      </div>
      {copied === 'yes' && <p role="status">{texts.exported}</p>}
      {copied === 'no' && (
        <>
          <p>{texts.exportFailed}</p>
          <textarea readOnly aria-label={texts.export} rows={6} value={text} />
        </>
      )}
    </>
  );
}
