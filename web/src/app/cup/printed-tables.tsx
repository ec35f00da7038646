import { Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { laterPart } from '../../shared/code/later';
import type { Cup } from '../../shared/cup/cup';
import { loadCupStateTexts } from '../../shared/texts/cup-state-texts';
import { useTexts } from '../../shared/texts/use-texts';
import { Section } from '../../shared/ui/page/section';

const GroupTables = laterPart(async () => {
  const [module] = await Promise.all([import('../../features/standings/group-tables'), loadCupStateTexts()]);
  return module.GroupTables;
});

/** The tables are on paper only: what prints them has to have their code. */
export async function printWithTables(): Promise<void> {
  await GroupTables.load();
  window.print();
}

/** The tables of a cup, drawn while the page is printed. */
export function PrintedTables({ cup }: { readonly cup: Cup }) {
  const { table: texts } = useTexts();
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const listen = (event: 'beforeprint' | 'afterprint', isNow: boolean) => {
      const handle = () => flushSync(() => setPrinting(isNow));
      window.addEventListener(event, handle);
      return () => window.removeEventListener(event, handle);
    };
    const stops = [listen('beforeprint', true), listen('afterprint', false)];
    return () => stops.forEach((stop) => stop());
  }, []);

  if (!isPrinting || cup.Stages.every(({ groups }) => groups.length === 0)) return null;
  return (
    <Suspense>
      <Section title={texts.title}>
        <GroupTables cup={cup} />
      </Section>
    </Suspense>
  );
}
