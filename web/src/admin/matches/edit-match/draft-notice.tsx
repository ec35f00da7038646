import type { Match } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { findDifferences } from '../../stale-edit/stale-edit';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../match-form/match-form.module.css';
import { describeMatch } from '../match-form/match-in-words';
import { valuesOf, type MatchValues } from '../match-form/match-values';

interface DraftNoticeProps {
  /** The match as it is stored now. */
  readonly saved: Match;
  readonly values: MatchValues;
  readonly onDiscard: () => void;
}

/** Says that the form shows an earlier draft, and what is saved instead. */
export function DraftNotice({ saved, values, onDiscard }: DraftNoticeProps) {
  const {
    labelled,
    matches: { draft: texts },
  } = useAdminTexts();
  const cup = useCurrentCup();
  const theirs = describeMatch(cup, valuesOf(saved));
  const differences = findDifferences(theirs, describeMatch(cup, values), theirs);
  if (differences.length === 0) return null;
  return (
    <div className={stack(3, `${ui['warning']} ${styles['warning']}`)}>
      <p>{texts.title}</p>
      <ul className={ui['bullets']}>
        {differences.map(({ label, theirs }) => (
          <li key={label}>{labelled(label, theirs || texts.nothing)}</li>
        ))}
      </ul>
      <Button look="secondary" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </div>
  );
}
