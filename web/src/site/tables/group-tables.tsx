import { fullStageName, stageLanguage, stageName } from '../../shelf/cup/stage-name';
import { type Cup, type Group, type Stage } from '../../shelf/cup/cup';
import { groupPartId } from '../../shelf/addresses/paths';
import { BestOfPlace } from './best-of-place';
import { autoGrid, stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './tables.module.css';
import { useHomeTexts } from '../texts/home-texts';
import { useSiteTexts } from '../texts/site-texts';
import { GroupList } from './group-list';
import { LeagueTable } from './league-table';
import { bestPlacesOf, placeRankingsOf } from './place-rankings';
import { hasPlayed, type Qualification, qualificationsOf } from './qualification';
import { rowsInOrder } from '../../shelf/lists/rows-in-order';

const NONE: ReadonlyMap<string, Qualification> = new Map();

interface GroupTablesProps {
  readonly cup: Cup;
  /** If set, only the groups of this team are shown. */
  readonly only?: string | undefined;
}

function groupsOf(stage: Stage, only: string | undefined): readonly Group[] {
  return only === undefined
    ? stage.groups
    : stage.groups.filter(({ Teams }) => Teams.some(({ teamId }) => teamId === only));
}

/** The name of the section with the groups: that of their tables, where everybody sees these. */
export function useTitleOfTables({ shown }: Pick<Cup, 'shown'>): string {
  const { table } = useHomeTexts().cupState;
  const { navigation } = useSiteTexts();
  return shown ? navigation.groups : table.title;
}

function stagesOf({ Stages }: Cup, only: string | undefined): readonly Stage[] {
  return Stages.map((stage) => ({ ...stage, groups: groupsOf(stage, only) })).filter(
    ({ groups }) => groups.length > 0,
  );
}

/**
 * Shows the table of every group, stage by stage, or an empty table if there are no groups. Where everybody sees the cup without its
 * tables, it lists the teams of every group.
 */
export function GroupTables({ cup, only }: GroupTablesProps) {
  const { table: tableTexts } = useHomeTexts().cupState;
  const parts = (cup.parts ?? [cup]).filter((part) => stagesOf(part, only).length > 0);
  if (parts.length === 0) {
    const { tournamentId } = cup;
    return cup.shown ? null : (
      <LeagueTable tournamentId={tournamentId} caption={tableTexts.title} rows={[]} qualifications={NONE} />
    );
  }
  return parts.map((part) => <TablesOfPart key={part.category ?? ''} cup={part} only={only} />);
}

function TablesOfPart({ cup, only }: GroupTablesProps) {
  const stages = stagesOf(cup, only);
  const { tournamentId, liveParts, category } = cup;
  return stages.map((stage) => {
    const bestPlaces = bestPlacesOf(cup, stage);
    const qualifications = qualificationsOf(cup, stage);
    return (
      <section className={stack(4, styles['stage'])} key={stage.stageId}>
        {(stages.length > 1 || category) && (
          <h3 className={`${looks['heading']} ${styles['stageName']}`} lang={stageLanguage(stage)}>
            {category ? fullStageName(stage) : stageName(stage)}
          </h3>
        )}
        <div className={autoGrid(5, styles['tables'])}>
          {stage.groups.map((group) =>
            cup.shown ? (
              <GroupList key={group.groupId} tournamentId={tournamentId} group={group} />
            ) : (
              <LeagueTable
                key={group.groupId}
                id={groupPartId(group.groupId)}
                tournamentId={tournamentId}
                caption={group.name}
                rows={rowsInOrder(group.standings, group.Teams)}
                qualifications={qualifications}
                bestPlaces={hasPlayed(group) ? bestPlaces : undefined}
                playing={group.playing}
                liveParts={liveParts}
                teams={cup.Teams}
                openPlaces={group.places?.flatMap((place) => (place.teamId ? [] : place.placeholder))}
              />
            ),
          )}
          {only === undefined &&
            placeRankingsOf(cup, stage).map((ranking) => (
              <BestOfPlace key={ranking.place} {...{ cup, ranking, qualifications }} groups={stage.groups} />
            ))}
        </div>
      </section>
    );
  });
}
