import { Suspense } from 'react';
import { MatchFilters } from './match-filters';
import { laterPart } from '../../shelf/code/later';
import type { Cup } from '../../shelf/cup/cup';
import { usePrinting } from '../../shelf/hooks/use-printing';
import { Button } from '../../shelf/ui/button';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { useHomeTexts } from '../texts/home-texts';
import styles from './match-tools.module.css';

const PrintedTables = laterPart(async () => (await import('./printed-tables')).PrintedTables);

/** Loads the code of the tables before printing, because the tables are only on paper. */
async function print(): Promise<void> {
  await PrintedTables.load();
  window.print();
}

/** Draws the tables of a cup while the page is printed. */
function Tables({ cup }: { readonly cup: Cup }) {
  const isPrinting = usePrinting();
  if (!isPrinting || cup.Stages.every(({ groups }) => groups.length === 0)) return null;
  return (
    <Suspense>
      <PrintedTables cup={cup} />
    </Suspense>
  );
}

interface MatchToolsProps {
  readonly cup: Cup;
  /** Whether there are so many matches that filters are useful. */
  readonly hasMany: boolean;
  /** Whether no match fits the filters. */
  readonly hasNone: boolean;
}

/** Offers the filters of the lists, and the button that prints the lists with the tables. */
export function MatchTools({ cup, hasMany, hasNone }: MatchToolsProps) {
  const { cupState: texts } = useHomeTexts();
  return (
    <>
      <div className={cluster(2, styles['tools'], looks['offPaper'])}>
        {hasMany && <MatchFilters cup={cup} hasNone={hasNone} />}
        <span className={styles['print']}>
          <Button look="secondary" onClick={() => void print()}>
            {cup.shown ? texts.printMatches : texts.print}
          </Button>
        </span>
      </div>
      <Tables cup={cup} />
    </>
  );
}
