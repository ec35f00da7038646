import { Printer } from 'lucide-react';
import type { Cup } from '../../shared/cup/cup';
import { useMatchDayTexts } from '../../shared/texts/match-day-texts';
import { Button } from '../../shared/ui/button';
import { MatchFilters } from './match-filters';
import styles from './match-filters.module.css';

interface MatchToolsProps {
  readonly cup: Pick<Cup, 'Stages' | 'Teams'>;
  /** Whether one has to look for a match. */
  readonly hasMany: boolean;
  readonly onPrint: () => void;
}

/** What can be done with the lists of matches: narrow them, and print them. */
export function MatchTools({ cup, hasMany, onPrint }: MatchToolsProps) {
  const texts = useMatchDayTexts();
  return (
    <div className={styles['tools']}>
      {hasMany && <MatchFilters cup={cup} />}
      <span className={styles['print']}>
        <Button look="secondary" onClick={onPrint}>
          <Printer aria-hidden size={18} />
          {texts.print}
        </Button>
      </span>
    </div>
  );
}
