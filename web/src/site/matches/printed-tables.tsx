import type { Cup } from '../../shelf/cup/cup';
import { Section } from '../layout/section';
import { GroupTables, useTitleOfTables } from '../tables/group-tables';

/** The tables of a cup under their title, as they are printed below the matches. */
export function PrintedTables({ cup }: { readonly cup: Cup }) {
  const title = useTitleOfTables(cup);
  if (cup.Stages.every(({ groups }) => groups.length === 0)) return null;
  return (
    <Section title={title}>
      <GroupTables cup={cup} />
    </Section>
  );
}
