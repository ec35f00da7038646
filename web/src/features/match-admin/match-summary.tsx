import { MATCH_TEXTS } from '@futsal-cup/domain/match/texts';
import { useCurrentCup } from '../../shared/cup/cup-context';
import { matchAdminTexts } from '../../shared/texts/match-admin';
import { describeMatch } from './describe-match';
import styles from './match-form.module.css';
import type { MatchValues } from './match-values';

const NOT_SUMMARISED: ReadonlySet<string> = new Set(
  Object.values(matchAdminTexts.score).filter((text) => typeof text === 'string'),
);

interface MatchSummaryProps {
  readonly values: MatchValues;
  readonly isDuplicate: boolean;
}

/** What is about to be created. */
export function MatchSummary({ values, isDuplicate }: MatchSummaryProps) {
  const described = Object.entries(describeMatch(useCurrentCup(), values));
  return (
    <>
      {isDuplicate && <p className={styles['warning']}>{MATCH_TEXTS.alreadyExists}</p>}
      <dl className={styles['summary']}>
        {described
          .filter(([label]) => !NOT_SUMMARISED.has(label))
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
