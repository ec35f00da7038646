import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../shelf/code/error-boundary';
import { later } from '../../shelf/code/later';
import { MatchFilters } from './match-filters';
import type { Cup } from '../../shelf/cup/cup';
import { printPage } from '../../shelf/hooks/use-printing';
import { Button } from '../../shelf/ui/button';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { useTexts } from '../../shelf/texts/use-texts';
import { useFilterTexts } from '../texts/filters/filter-texts';
import styles from './match-tools.module.css';

interface MatchToolsProps {
  readonly cup: Cup;
  /** Whether there are so many matches that filters are useful. */
  readonly hasMany: boolean;
  /** Whether no match fits the filters. */
  readonly hasNone: boolean;
}

const SaveLists = later(async () => (await import('../../shelf/lists/save-lists')).SaveLists);

/** Offers the lists of the cup once somebody asks for them, because their code is more than that of this button. */
function SaveAsCsv({ cup }: { readonly cup: Cup }) {
  const texts = useFilterTexts();
  const { general } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles['wideOnly']}>
      <span className={cluster(2)}>
        <Button look="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.save}
        </Button>
        {isOpen && (
          <ErrorBoundary inPlace={<p role="alert">{general.loadFailed}</p>}>
            <Suspense>
              <SaveLists cup={cup} />
            </Suspense>
          </ErrorBoundary>
        )}
      </span>
    </span>
  );
}

/** Offers the filters of the lists, the lists as files, and the button that prints the lists with the tables. */
export function MatchTools({ cup, hasMany, hasNone }: MatchToolsProps) {
  const texts = useFilterTexts();
  return (
    <div className={cluster(2, styles['tools'], looks['offPaper'])}>
      {hasMany && <MatchFilters cup={cup} hasNone={hasNone} />}
      <SaveAsCsv cup={cup} />
      <span className={styles['wideOnly']}>
        <Button look="secondary" onClick={() => void printPage()}>
          {cup.shown ? texts.printMatches : texts.print}
        </Button>
      </span>
    </div>
  );
}
