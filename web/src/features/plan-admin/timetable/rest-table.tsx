import type { Plan } from '@futsal-cup/domain/plan/find-plan';
import { computePlanStatistics } from '@futsal-cup/domain/plan/plan-statistics';
import { useMemo } from 'react';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import type { PlanWords } from '../draft/plan-words';
import planStyles from '../plan.module.css';
import styles from './timetable.module.css';

interface RestTableProps {
  readonly plan: Plan;
  readonly words: PlanWords;
}

/** How the plan is for each team. */
export function RestTable({ plan, words }: RestTableProps) {
  const { rest: texts } = useAdminTexts().plan;
  const statistics = useMemo(() => computePlanStatistics(plan), [plan]);
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
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
