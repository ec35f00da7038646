import { crestLookOf, initialsOf, type CrestLook } from './crest-look';
import styles from './crest.module.css';

const SHIELD = 'M4 5Q22 1 40 5V26Q40 41 22 49Q4 41 4 26Z';

const BANDS: Readonly<Record<CrestLook['pattern'], string | null>> = {
  plain: null,
  halves: 'M22 3Q31 3 40 5V26Q40 41 22 49Z',
  stripe: 'M4 19H40V33H4Z',
  chevron: 'M4 34L22 22L40 34V26Q40 41 22 49Q4 41 4 26Z',
};

interface CrestProps {
  /** The team's name; without one the crest of a team that is not known yet. */
  readonly name?: string | null;
}

/** A team's crest drawn from its initials; its width is `--crest`. Decoration: the name stands beside it. */
export function Crest({ name }: CrestProps) {
  if (!name) {
    return (
      <svg className={`${styles['crest']} ${styles['unknown']}`} viewBox="0 0 44 52" aria-hidden="true">
        <path d={SHIELD} fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4 3" />
      </svg>
    );
  }
  const { ground, band, pattern } = crestLookOf(name);
  const initials = initialsOf(name);
  const bandShape = BANDS[pattern];
  return (
    <svg className={styles['crest']} viewBox="0 0 44 52" aria-hidden="true">
      <path d={SHIELD} fill={ground} />
      {bandShape && <path d={bandShape} fill={band} />}
      <path d={SHIELD} fill="none" stroke={band} strokeWidth="2.5" />
      <text
        className={styles['letters']}
        x="22"
        y="31.5"
        textAnchor="middle"
        fill="#fff"
        fontSize={initials.length > 2 ? 16 : 19}
      >
        {initials}
      </text>
    </svg>
  );
}
