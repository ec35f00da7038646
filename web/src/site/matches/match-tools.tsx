import { MatchFilters } from './match-filters';
import type { Cup } from '../../shelf/cup/cup';
import { printPage } from '../../shelf/hooks/use-printing';
import { Button } from '../../shelf/ui/button';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { useFilterTexts } from '../texts/filters/filter-texts';
import styles from './match-tools.module.css';

interface MatchToolsProps {
  readonly cup: Cup;
  /** Whether there are so many matches that filters are useful. */
  readonly hasMany: boolean;
  /** Whether no match fits the filters. */
  readonly hasNone: boolean;
}

/** Offers the filters of the lists, and the button that prints the lists with the tables. */
export function MatchTools({ cup, hasMany, hasNone }: MatchToolsProps) {
  const texts = useFilterTexts();
  return (
    <div className={cluster(2, styles['tools'], looks['offPaper'])}>
      {hasMany && <MatchFilters cup={cup} hasNone={hasNone} />}
      <span className={styles['print']}>
        <Button look="secondary" onClick={() => void printPage()}>
          {cup.shown ? texts.printMatches : texts.print}
        </Button>
      </span>
    </div>
  );
}
