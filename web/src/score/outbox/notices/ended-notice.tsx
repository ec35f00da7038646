import type { Access } from '../desk/access';
import { useDesk } from '../desk/desk';
import { failureText } from '../desk/failure-text';
import { useScorerTexts } from '../../texts/scorer-texts';
import { readFailure } from '../read-failure';
import { stack } from '../../../shelf/styles/layout';
import styles from './notices.module.css';

/** For this long after the end of a link, the server accepts entries that were made before the end (`findLateProblem`). */
const LATE_ENTRIES_MS = 24 * 60 * 60 * 1_000;

function takesLate(access: Access, now: number): boolean {
  return access.kind === 'device' && now <= Date.parse(access.link.to) + LATE_ENTRIES_MS;
}

/** Says that the shown matches are no longer updated, because the server refuses requests for a reason that is not passing. */
export function EndedNotice({ access, error }: { readonly access: Access; readonly error: unknown }) {
  const texts = useScorerTexts();
  const { clock } = useDesk();
  if (error === null) return null;
  const failure = readFailure(error);
  if (failure.kind !== 'refused') return null;
  return (
    <div className={stack(2, styles['blocked'])} role="alert">
      <p>{failureText(error, texts)}</p>
      {failure.code === 'scorer_link_has_expired' && takesLate(access, clock.now()) && (
        <p>{texts.outbox.ended}</p>
      )}
    </div>
  );
}
