import { useState } from 'react';
import { paths } from '../../shared/paths/paths';
import { accessIdOf, type Access } from '../desk/access';
import { SIGNED_OUT } from '../desk/calls';
import { refusalText } from '../desk/failure-text';
import { useOutbox } from '../desk/use-outbox';
import { useScorerTexts } from '../language/scorer-texts';
import { outboxText } from '../outbox/outbox-text';
import { ScoreButton } from '../ui/score-button';
import styles from './notices.module.css';

/** The link is no longer taken: what it means for the entries, and a way to carry them out of this device. */
function Blocked({ code, isAdministrator }: { readonly code: string; readonly isAdministrator: boolean }) {
  const texts = useScorerTexts();
  const items = useOutbox((state) => state.items);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);

  const handleExport = async () => {
    try {
      await navigator.clipboard.writeText(outboxText(items));
      setCopied('yes');
    } catch {
      // A page without encryption has no clipboard.
      setCopied('no');
    }
  };
  return (
    <div className={styles['blocked']} role="alert">
      <p className={styles['strong']}>{refusalText(isAdministrator ? SIGNED_OUT : code, texts)}</p>
      {items.length > 0 && (
        <>
          <p>{texts.outbox.kept(items.length)}</p>
          <ScoreButton onClick={() => void handleExport()}>{texts.outbox.export}</ScoreButton>
          {copied === 'yes' && <p role="status">{texts.outbox.exported}</p>}
          {copied === 'no' && (
            <>
              <p>{texts.outbox.exportFailed}</p>
              <textarea readOnly aria-label={texts.outbox.export} rows={6} value={outboxText(items)} />
            </>
          )}
        </>
      )}
      {isAdministrator && <a href={paths.adminScorers}>{texts.outbox.signIn}</a>}
    </div>
  );
}

/** Says when the server no longer takes what is entered here. */
export function BlockedNotice({ access }: { readonly access: Access }) {
  const code = useOutbox(({ blocked }) => blocked[accessIdOf(access)]);
  if (code === undefined) return null;
  return <Blocked code={code} isAdministrator={access.kind === 'administrator'} />;
}
