import type { PlaceholderSource } from '@futsal-cup/domain/cup/sides';
import type { Cup } from '../../shared/cup/cup';
import { allMatches } from '../../shared/cup/all-matches';
import { groupTableId } from '../../shared/paths/paths';
import { useTexts } from '../../shared/texts/use-texts';
import styles from './group-tables.module.css';
import { LeagueTable } from './league-table';

function leadsOn(
  source: PlaceholderSource | null,
  groupId: string,
  stageId: string,
): source is PlaceholderSource & {
  place: number;
} {
  if (source?.kind === 'group-place') return source.groupId === groupId;
  return source?.kind === 'best-of-place' && source.stageId === stageId;
}

/** The places of a group that a later match names in a placeholder, directly or as one of the best of their place. */
function qualifyingPlaces(
  cup: Pick<Cup, 'Stages'>,
  { groupId, stageId }: { readonly groupId: string; readonly stageId: string },
): ReadonlySet<number> {
  const sources = allMatches(cup).flatMap(({ local, visitor }) => [local.source, visitor.source]);
  return new Set(sources.filter((source) => leadsOn(source, groupId, stageId)).map(({ place }) => place));
}

const NONE: ReadonlySet<number> = new Set();

/** The table of every group, stage by stage; an empty table where there is no group. */
export function GroupTables({ cup }: { readonly cup: Cup }) {
  const { table: tableTexts } = useTexts();
  const stages = cup.Stages.filter(({ groups }) => groups.length > 0);
  const { tournamentId, liveParts } = cup;
  if (stages.length === 0) {
    return <LeagueTable tournamentId={tournamentId} caption={tableTexts.title} rows={[]} qualifying={NONE} />;
  }
  return stages.map(({ stageId, name, groups }) => (
    <section className={styles['stage']} key={stageId}>
      {stages.length > 1 && <h3 className={styles['name']}>{name}</h3>}
      <div className={styles['tables']}>
        {groups.map((group) => (
          <LeagueTable
            key={group.groupId}
            id={groupTableId(group.groupId)}
            tournamentId={tournamentId}
            caption={group.name}
            rows={group.standings}
            qualifying={qualifyingPlaces(cup, group)}
            playing={group.playing}
            liveParts={liveParts}
          />
        ))}
      </div>
    </section>
  ));
}
