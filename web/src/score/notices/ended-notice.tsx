import { failureText } from '../desk/failure-text';
import { useScorerTexts } from '../language/scorer-texts';
import { readFailure } from '../outbox/read-failure';
import styles from './notices.module.css';

/** The matches on the screen are those of before: the server answers no more, for a reason that will not pass. */
export function EndedNotice({ error }: { readonly error: unknown }) {
  const texts = useScorerTexts();
  if (error === null) return null;
  const failure = readFailure(error);
  if (failure.kind !== 'refused') return null;
  return (
    <div className={styles['blocked']} role="alert">
      <p className={styles['strong']}>{failureText(error, texts)}</p>
      {failure.code === 'scorer_link_has_expired' && <p>{texts.outbox.ended}</p>}
    </div>
  );
}
