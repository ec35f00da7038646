import { crestOf } from './crest-look';
import styles from './crest.module.css';

const SHIELD = 'M4 5Q22 1 40 5V26Q40 41 22 49Q4 41 4 26Z';

interface CrestProps {
  /** The team's name. Without a name, the crest is that of a team that is not known yet. */
  readonly name?: string | null | undefined;
}

/**
 * Draws a team's crest from its initials. Its width is `--crest`. The crest is decorative, because the name stands beside it. It is
 * a single element: a page shows hundreds of crests, and drawings of several shapes took longer than everything else on it.
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
