import { crestOf } from './crest-look';
import styles from './crest.module.css';

const SHIELD = 'M4 5Q22 1 40 5V26Q40 41 22 49Q4 41 4 26Z';

interface CrestProps {
  /** The team's name; without one the crest of a team that is not known yet. */
  readonly name?: string | null | undefined;
}

/**
 * A team's crest made of its initials; its width is `--crest`. Decoration: the name stands beside it. It is one element, because a
 * page shows hundreds, and drawings of several shapes each took longer than all else on it.
 */
export function Crest({ name }: CrestProps) {
  if (!name) {
    return (
      <svg className={`${styles['crest']} ${styles['unknown']}`} viewBox="0 0 44 52" aria-hidden="true">
        <path d={SHIELD} fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 3" />
      </svg>
    );
  }
  const { initials, style } = crestOf(name);
  return (
    <span className={`${styles['crest']} ${styles['known']}`} style={style} aria-hidden="true">
      {initials}
    </span>
  );
}
