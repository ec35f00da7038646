import type { Match } from '../../../shared/cup/cup';
import { useCurrentCup } from '../../../shared/cup/cup-context';
import { findDifferences } from '../../../shared/stale-edit/stale-edit';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { Button } from '../../../shared/ui/button';
import styles from '../match-form/match-form.module.css';
import { describeMatch } from '../match-form/match-in-words';
import { valuesOf, type MatchValues } from '../match-form/match-values';

interface DraftNoticeProps {
  readonly base: Match;
  readonly values: MatchValues;
  readonly onDiscard: () => void;
}

/** Says that the form shows what was typed before, and what is saved instead. */
export function DraftNotice({ base, values, onDiscard }: DraftNoticeProps) {
  const { draft: texts } = useAdminTexts().matches;
  const cup = useCurrentCup();
  const saved = describeMatch(cup, valuesOf(base));
  const differences = findDifferences(saved, describeMatch(cup, values), saved);
  if (differences.length === 0) return null;
  return (
    <div className={styles['warning']}>
      <p>{texts.title}</p>
      <ul className={styles['list']}>
        {differences.map(({ label, theirs }) => (
          <li key={label}>{texts.field(label, theirs || texts.nothing)}</li>
        ))}
      </ul>
      <Button look="secondary" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </div>
  );
}
