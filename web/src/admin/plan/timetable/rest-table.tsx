import { type Plan, placesOf } from '@futsal-cup/domain/plan/find-plan';
import { computePlanStatistics } from '@futsal-cup/domain/plan/plan-statistics';
import { useMemo } from 'react';
import { useAdminTexts } from '../../texts/admin-texts';
import type { PlanWords } from '../draft/plan-words';
import planStyles from '../plan.module.css';
import styles from './timetable.module.css';

interface RestTableProps {
  readonly plan: Plan;
  readonly words: PlanWords;
  /** The team that referees each match; null where no team referees it. */
  readonly refereeOf: readonly (number | null)[];
}

/** Returns the times at which each team referees, by the index of the team. */
function dutiesOf(
  plan: Plan,
  refereeOf: RestTableProps['refereeOf'],
): ReadonlyMap<number, readonly number[]> {
  const duties = new Map<number, number[]>();
  for (const [match, place] of placesOf(plan).entries()) {
    const team = refereeOf[match] ?? null;
    if (team !== null && place)
      duties.set(
        team,
        [...(duties.get(team) ?? []), place.start].sort((a, b) => a - b),
      );
  }
  return duties;
}

/** Shows the statistics of the plan for each team. */
export function RestTable({ plan, words, refereeOf }: RestTableProps) {
  const { rest: texts } = useAdminTexts().plan;
  const statistics = useMemo(() => computePlanStatistics(plan), [plan]);
  const duties = dutiesOf(plan, refereeOf);
  const minutes = (count: number | null) => (count === null ? '–' : texts.minutes(Math.round(count)));
  const moment = (minute: number | null) => (minute === null ? '–' : words.moment(minute));
  return (
    <details>
      <summary className={planStyles['summary']}>{texts.title}</summary>
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label={texts.title}>
        <table className={styles['rests']}>
          <thead>
            <tr>
              <th scope="col">{texts.team}</th>
              <th scope="col">{texts.matches}</th>
              <th scope="col">{texts.least}</th>
              <th scope="col">{texts.average}</th>
              <th scope="col">{texts.inARow}</th>
              <th scope="col">{texts.first}</th>
              <th scope="col">{texts.last}</th>
              {duties.size > 0 && <th scope="col">{texts.referees}</th>}
            </tr>
          </thead>
          <tbody>
            {statistics.map(({ team, matches, leastRest, averageRest, inARow, first, last }) => (
              <tr key={team}>
                <th scope="row">{words.team(team)}</th>
                <td>{matches}</td>
                <td>{minutes(leastRest)}</td>
                <td>{minutes(averageRest)}</td>
                <td>{inARow}</td>
                <td>{moment(first)}</td>
                <td>{moment(last)}</td>
                {duties.size > 0 && <td>{(duties.get(team) ?? []).map(words.moment).join(', ') || '–'}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
