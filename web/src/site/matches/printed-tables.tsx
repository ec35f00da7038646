import type { Cup } from '../../shelf/cup/cup';
import { Section } from '../layout/section';
import { GroupTables, useTitleOfTables } from '../tables/group-tables';

/** The tables of a cup under their title, as they are printed below the matches. */
export function PrintedTables({ cup }: { readonly cup: Cup }) {
  return (
    <Section title={useTitleOfTables(cup)}>
      <GroupTables cup={cup} />
    </Section>
  );
}
