import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { tableTexts } from '../../shared/texts/table';
import styles from './group-tables.module.css';
import { LeagueTable } from './league-table';
import { qualifyingPlaces } from './qualifying-places';

const NONE: ReadonlySet<number> = new Set();

/** The table of every group, stage by stage; without any group the table that says so. */
export function GroupTables({ cup }: { readonly cup: TournamentView }) {
  const stages = cup.Stages.filter(({ groups }) => groups.length > 0);
  if (stages.length === 0) return <LeagueTable caption={tableTexts.title} rows={[]} qualifying={NONE} />;
  return stages.map(({ stageId, name, groups }) => (
    <section className={styles['stage']} key={stageId}>
      {stages.length > 1 && <h3 className={styles['name']}>{name}</h3>}
      <div className={styles['tables']}>
        {groups.map((group) => (
          <LeagueTable
            key={group.groupId}
            caption={group.name}
            rows={group.standings}
            qualifying={qualifyingPlaces(cup, group)}
          />
        ))}
      </div>
    </section>
  ));
}
