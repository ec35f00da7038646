import { Suspense } from 'react';
import { MatchFilters } from './match-filters';
import { laterPart } from '../../shelf/code/later';
import type { Cup } from '../../shelf/cup/cup';
import { usePrinting } from '../../shelf/hooks/use-printing';
import { useMatchDayTexts } from '../../shelf/texts/match-day-texts';
import { loadCupStateTexts, useCupStateTexts } from '../../shelf/texts/cup-state-texts';
import { Button } from '../../shelf/ui/button';
import { Section } from '../layout/section';
import styles from './match-tools.module.css';

const GroupTables = laterPart(async () => {
  const [module] = await Promise.all([import('../tables/group-tables'), loadCupStateTexts()]);
  return module.GroupTables;
});

/** The tables are on paper only, and their code comes when somebody prints. */
async function print(): Promise<void> {
  await GroupTables.load();
  window.print();
}

function Tables({ cup }: { readonly cup: Cup }) {
  const { table: texts } = useCupStateTexts();
  return (
    <Section title={texts.title}>
      <GroupTables cup={cup} />
    </Section>
  );
}

/** The tables of a cup, drawn while the page is printed. */
function PrintedTables({ cup }: { readonly cup: Cup }) {
  const isPrinting = usePrinting();
  if (!isPrinting || cup.Stages.every(({ groups }) => groups.length === 0)) return null;
  return (
    <Suspense>
      <Tables cup={cup} />
    </Suspense>
  );
}

interface MatchToolsProps {
  readonly cup: Cup;
  /** Whether one has to look for a match. */
  readonly hasMany: boolean;
  /** Whether it was looked for in vain. */
  readonly hasNone: boolean;
}

/** What can be done with the lists of matches: narrow them, and print them with the tables. */
export function MatchTools({ cup, hasMany, hasNone }: MatchToolsProps) {
  const texts = useMatchDayTexts();
  return (
    <>
      <div className={styles['tools']}>
        {hasMany && <MatchFilters cup={cup} hasNone={hasNone} />}
        <span className={styles['print']}>
          <Button look="secondary" onClick={() => void print()}>
            {texts.print}
          </Button>
        </span>
      </div>
      <PrintedTables cup={cup} />
    </>
  );
}
