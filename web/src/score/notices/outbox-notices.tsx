import type { ScorerMatchView } from '@futsal-cup/domain/contracts/scorer-views';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { paths } from '../../shared/paths/paths';
import { accessIdOf, type Access } from '../desk/access';
import { SIGNED_OUT } from '../desk/calls';
import { refusalText } from '../desk/failure-text';
import { useOutbox } from '../desk/use-outbox';
import { useScorerTexts } from '../language/scorer-texts';
import { outboxText } from '../outbox/outbox-text';
import { ScoreButton } from '../ui/score-button';
import styles from './notices.module.css';
import { RefusedEntry } from './refused-entry';

interface OutboxNoticesProps {
  readonly access: Access;
  /** Those that are on the screen; their refused entries can be entered again. */
  readonly matches: readonly ScorerMatchView[];
}

/** The link is no longer taken: what it means for the entries, and a way to carry them out of this device. */
function Blocked({ code, isAdministrator }: { readonly code: string; readonly isAdministrator: boolean }) {
  const texts = useScorerTexts();
  const items = useOutbox((state) => state.items);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);

  const handleExport = () =>
    navigator.clipboard.writeText(outboxText(items)).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
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

/** What the person has to know about entries that are not sent: a link that ended, no network, refusals. */
export function OutboxNotices({ access, matches }: OutboxNoticesProps) {
  const { outbox: texts } = useScorerTexts();
  const accessId = accessIdOf(access);
  const blocked = useOutbox((state) => state.blocked);
  const isInTrouble = useOutbox((state) => state.isInTrouble);
  const stuck = useOutbox(
    useShallow(({ items }) =>
      items.filter((item) => item.refusal !== null || (item.accessId !== accessId && blocked[item.accessId])),
    ),
  );
  const code = blocked[accessId];
  return (
    <>
      {code !== undefined && <Blocked code={code} isAdministrator={access.kind === 'administrator'} />}
      {isInTrouble && (
        <p className={styles['trouble']} role="status">
          {texts.trouble}
        </p>
      )}
      {stuck.length > 0 && (
        <section className={styles['stuck']} aria-label={texts.title}>
          <h2>{texts.title}</h2>
          <p>{texts.explanation}</p>
          <ul>
            {stuck.map((item) => (
              <RefusedEntry
                key={item.entry.entryId}
                item={item}
                access={access}
                match={matches.find(({ matchId }) => matchId === item.matchId)}
                reason={item.refusal ?? blocked[item.accessId] ?? ''}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
