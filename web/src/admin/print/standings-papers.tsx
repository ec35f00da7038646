import type { Cup, Group } from '../../shelf/cup/cup';
import { signed } from '../../shelf/cup/signed';
import { stageName } from '../../shelf/cup/stage-name';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { EmptyText } from '../../shelf/ui/content-states';
import { useAdminTexts } from '../texts/admin-texts';
import { Paper, type PaperProps, PaperTitle } from './paper';
import styles from './paper.module.css';
import { othersByLastStage, placesOf } from './places';

function GroupTable({ group, Teams }: { readonly group: Group } & Pick<Cup, 'Teams'>) {
  const { columns } = useAdminTexts().print;
  const rows = [...group.standings].sort((a, b) => a.position - b.position || a.name.localeCompare(b.name));
  const decided = Teams.filter(
    ({ teamId, pointsByDecision }) => pointsByDecision && rows.some((row) => row.teamId === teamId),
  );
  return (
    <section className={styles['whole']}>
      <table className={styles['table']} data-numbers>
        <thead>
          <tr>
            <th colSpan={9} lang={cupLanguage()}>
              {group.name}
            </th>
          </tr>
          <tr>
            {Object.entries(columns).map(([column, word]) => (
              <th key={column} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.teamId}>
              <td>{row.position}</td>
              <th scope="row" lang={cupLanguage()}>
                {row.name}
              </th>
              <td>{row.played}</td>
              <td>{row.wins}</td>
              <td>{row.draws}</td>
              <td>{row.losses}</td>
              <td>{`${row.goalsFor}:${row.goalsAgainst}`}</td>
              <td>{signed(row.goalDifference)}</td>
              <td>
                <strong>{row.points}</strong>
                {decided.some(({ teamId }) => teamId === row.teamId) && '*'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {decided.map(({ teamId, name, pointsByDecision: decision }) => (
        <p key={teamId} lang={cupLanguage()}>
          {decision && `* ${name}: ${signed(decision.points)} · ${decision.note}`}
        </p>
      ))}
    </section>
  );
}

export function Tables({ parts }: PaperProps) {
  const { print: texts } = useAdminTexts();
  const stages = parts.flatMap(({ Stages, Teams, category }) =>
    Stages.filter(({ groups }) => groups.length > 0).map((stage) => ({ stage, Teams, category })),
  );
  if (stages.length === 0) return <EmptyText text={texts.empty.tables} />;
  return (
    <Paper>
      {stages.map(({ stage, Teams, category }) => (
        <section key={stage.stageId} className={styles['page']}>
          <PaperTitle title={stageName(stage)} category={category} />
          {stage.groups.map((group) => (
            <GroupTable key={group.groupId} group={group} Teams={Teams} />
          ))}
        </section>
      ))}
    </Paper>
  );
}

function TeamNames({ teams }: { readonly teams: Cup['Teams'] }) {
  const { match: texts } = useTexts();
  return (
    <ul lang={cupLanguage()}>
      {teams.map(({ teamId, name, withdrawn }) => (
        <li key={teamId}>
          {name}
          {withdrawn && ` (${texts.withdrawn})`}
        </li>
      ))}
    </ul>
  );
}

/** Prints the places that are decided, and then the other teams by the stage in which they played last. */
export function FinalStandings({ parts }: PaperProps) {
  const { print: texts } = useAdminTexts();
  const decided = parts
    .map((part) => ({ part, places: placesOf(part) }))
    .filter(({ places }) => places.size > 0);
  if (decided.length === 0) return <EmptyText text={texts.empty.standings} />;
  return (
    <Paper>
      {decided.map(({ part, places }) => (
        <section key={part.category ?? ''} className={styles['page']}>
          <PaperTitle title={texts.kinds.standings} category={part.category} />
          {[...new Set(places.values())]
            .sort((a, b) => a - b)
            .map((place) => (
              <section key={place} className={styles['place']} data-place={place}>
                <h3>{texts.place(place)}</h3>
                <TeamNames teams={part.Teams.filter(({ teamId }) => places.get(teamId) === place)} />
              </section>
            ))}
          {othersByLastStage(part).map(({ stage, teams }) => (
            <section key={stage.stageId} className={styles['place']}>
              <h3>{texts.lastIn(stageName(stage))}</h3>
              <TeamNames teams={teams} />
            </section>
          ))}
        </section>
      ))}
    </Paper>
  );
}
