import type { Cup, Group } from '../../shelf/cup/cup';
import { signed } from '../../shelf/cup/signed';
import { stageName } from '../../shelf/cup/stage-name';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { EmptyText } from '../../shelf/ui/content-states';
import { useAdminTexts } from '../texts/admin-texts';
import { Paper, type PaperProps, PaperTitle } from './paper';
import styles from './paper.module.css';
import { placesOf } from './places';

function GroupTable({ group, Teams }: { readonly group: Group } & Pick<Cup, 'Teams'>) {
  const { columns } = useAdminTexts().print;
  const rows = [...group.standings].sort((a, b) => a.position - b.position || a.name.localeCompare(b.name));
  const decided = new Map(
    Teams.flatMap(({ teamId, pointsByDecision }) => (pointsByDecision ? [[teamId, pointsByDecision]] : [])),
  );
  const cellsOf = (row: (typeof rows)[number]) => [
    ...[row.position, row.name, row.played, row.wins, row.draws, row.losses],
    ...[`${row.goalsFor}:${row.goalsAgainst}`, signed(row.goalDifference)],
    decided.has(row.teamId) ? `${row.points}*` : row.points,
  ];
  return (
    <section className={styles['whole']} lang={cupLanguage()}>
      <table className={styles['table']} data-numbers>
        <caption>{group.name}</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([column, word]) => (
              <th key={column}>{word}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.teamId}>
              {cellsOf(row).map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.map(({ teamId, name }) => {
        const decision = decided.get(teamId);
        return decision && <p key={teamId}>{`* ${name}: ${signed(decision.points)} · ${decision.note}`}</p>;
      })}
    </section>
  );
}

export function Tables({ parts }: PaperProps) {
  const { print: texts } = useAdminTexts();
  const pages = parts.flatMap(({ Stages, Teams, category, shown }) =>
    Stages.filter(({ groups }) => groups.length > 0 && !shown).map((stage) => (
      <section key={stage.stageId} className={styles['page']}>
        <PaperTitle title={stageName(stage)} category={category} />
        {stage.groups.map((group) => (
          <GroupTable key={group.groupId} {...{ group, Teams }} />
        ))}
      </section>
    )),
  );
  return pages.length === 0 ? <EmptyText text={texts.empty.tables} /> : <Paper>{pages}</Paper>;
}

function Place({ place, teams }: { readonly place: number; readonly teams: Cup['Teams'] }) {
  const { match: texts } = useTexts();
  return (
    <section className={styles['place']} data-first={place === 1 || undefined}>
      <h3>{useAdminTexts().print.place(place)}</h3>
      <ul lang={cupLanguage()}>
        {teams.map(({ teamId, name, withdrawn }) => (
          <li key={teamId}>{withdrawn ? `${name} (${texts.withdrawn})` : name}</li>
        ))}
      </ul>
    </section>
  );
}

/** Prints the places that are decided, each with its teams. */
export function FinalStandings({ parts }: PaperProps) {
  const { print: texts } = useAdminTexts();
  const pages = parts.flatMap((part) => {
    const places = placesOf(part);
    if (places.size === 0) return [];
    const taken = [...new Set(places.values())].sort((a, b) => a - b);
    return (
      <section key={part.Stages[0]?.stageId} className={styles['page']}>
        <PaperTitle title={texts.kinds.standings} category={part.category} />
        {taken.map((place) => (
          <Place
            key={place}
            place={place}
            teams={part.Teams.filter(({ teamId }) => places.get(teamId) === place)}
          />
        ))}
      </section>
    );
  });
  return pages.length === 0 ? <EmptyText text={texts.empty.standings} /> : <Paper>{pages}</Paper>;
}
