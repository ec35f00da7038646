import type { Cup, Group } from '../../shelf/cup/cup';
import { signed } from '../../shelf/cup/signed';
import { stageName } from '../../shelf/cup/stage-name';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { useAdminTexts } from '../texts/admin-texts';
import { Paper, PaperPage, type PaperProps, PaperTable } from './paper';
import styles from './paper.module.css';
import { placesOf } from './places';

/** The width of a column of numbers. */
const NUMBER = '7.5%';

function GroupTable({ group, Teams }: { readonly group: Group } & Pick<Cup, 'Teams'>) {
  const { columns: heads } = useAdminTexts().print;
  const rows = [...group.standings].sort((a, b) => a.position - b.position || a.name.localeCompare(b.name));
  const decided = new Map(
    Teams.flatMap(({ teamId, pointsByDecision }) => (pointsByDecision ? [[teamId, pointsByDecision]] : [])),
  );
  return (
    <section className={styles['whole']} lang={cupLanguage()}>
      <PaperTable
        title={group.name}
        heads={heads}
        columns={[
          ['position', NUMBER, ({ position }) => position],
          ['team', '', ({ name }) => name],
          ['played', NUMBER, ({ played }) => played],
          ['wins', NUMBER, ({ wins }) => wins],
          ['draws', NUMBER, ({ draws }) => draws],
          ['losses', NUMBER, ({ losses }) => losses],
          ['goals', NUMBER, ({ goalsFor, goalsAgainst }) => `${goalsFor}:${goalsAgainst}`],
          ['difference', NUMBER, ({ goalDifference }) => signed(goalDifference)],
          ['points', NUMBER, ({ teamId, points }) => (decided.has(teamId) ? `${points}*` : points)],
        ]}
        rows={rows}
      />
      {rows.map(({ teamId, name }) => {
        const decision = decided.get(teamId);
        return decision && <p key={teamId}>{`* ${name}: ${signed(decision.points)} · ${decision.note}`}</p>;
      })}
    </section>
  );
}

export function Tables({ parts, kind }: PaperProps) {
  return (
    <Paper kind={kind}>
      {parts.flatMap(({ Stages, Teams, category, shown }) =>
        Stages.filter(({ groups }) => groups.length > 0 && !shown).map((stage) => (
          <PaperPage key={stage.stageId} title={stageName(stage)} category={category}>
            {stage.groups.map((group) => (
              <GroupTable key={group.groupId} {...{ group, Teams }} />
            ))}
          </PaperPage>
        )),
      )}
    </Paper>
  );
}

/** Prints the places that are decided, each with its teams. */
export function FinalStandings({ parts, kind }: PaperProps) {
  const { print: texts } = useAdminTexts();
  const { match } = useTexts();
  const pages = parts.flatMap(({ Teams, ...part }) => {
    const places = placesOf({ Teams, ...part });
    const taken = [...new Set(places.values())].sort((a, b) => a - b);
    const listed = taken.map((place) => (
      <section key={place} className={styles['place']} data-first={place === 1 || undefined}>
        <h3>{texts.place(place)}</h3>
        <ul lang={cupLanguage()}>
          {Teams.filter(({ teamId }) => places.get(teamId) === place).map(({ teamId, name, withdrawn }) => (
            <li key={teamId}>{withdrawn ? `${name} (${match.withdrawn})` : name}</li>
          ))}
        </ul>
      </section>
    ));
    if (listed.length === 0) return [];
    return (
      <PaperPage key={part.Stages[0]?.stageId} title={texts.kinds[kind]} category={part.category}>
        {listed}
      </PaperPage>
    );
  });
  return <Paper kind={kind}>{pages}</Paper>;
}
