import { paths } from '../../../shelf/addresses/paths';
import { accessIdOf, type Access } from '../desk/access';
import { SIGNED_OUT } from '../desk/calls';
import { refusalText } from '../desk/failure-text';
import { useOutbox } from '../desk/use-outbox';
import { useScorerTexts } from '../../texts/scorer-texts';
import { ExportEntries } from './export-entries';
import { stack } from '../../../shelf/styles/layout';
import styles from './notices.module.css';

/** Says that the server rejects the link and that unsent entries are preserved, and offers to export them. */
function Blocked({ code, isAdministrator }: { readonly code: string; readonly isAdministrator: boolean }) {
  const texts = useScorerTexts();
  const count = useOutbox(({ items }) => items.length);
  return (
    <div className={stack(2, styles['blocked'])} role="alert">
      <p>{refusalText(isAdministrator ? SIGNED_OUT : code, texts)}</p>
      {count > 0 && (
        <>
          <p>{texts.outbox.kept(count)}</p>
          <ExportEntries />
        </>
      )}
      {isAdministrator && <a href={paths.adminScorers}>{texts.outbox.signIn}</a>}
    </div>
  );
}

/** Shows a notice when the server rejects the access. */
export function BlockedNotice({ access }: { readonly access: Access }) {
  const code = useOutbox(({ blocked }) => blocked[accessIdOf(access)]);
  if (code === undefined) return null;
  return <Blocked code={code} isAdministrator={access.kind === 'administrator'} />;
}

/** Shows unsent entries that this page cannot send, because the device no longer has the key of a link or is about to open another link. */
export function KeptEntries() {
  const { outbox: texts } = useScorerTexts();
  const count = useOutbox(({ items }) => items.length);
  if (count === 0) return null;
  return (
    <div className={stack(2, styles['blocked'])} role="alert">
      <p>{texts.kept(count)}</p>
      <p>{texts.openToSend}</p>
      <ExportEntries />
    </div>
  );
}
