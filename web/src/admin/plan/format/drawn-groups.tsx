import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import { nameOfStage } from '@futsal-cup/domain/plan/format/stage-names';
import { isGroupStage, type PlanSettings } from '@futsal-cup/domain/plan/settings';
import { useMemo } from 'react';
import { usePlanWords } from '../draft/plan-words';
import { autoGrid, stack } from '../../../shelf/styles/layout';
import styles from '../plan.module.css';

/** Shows the result of a format: the drawn groups, and the matches of each stage of the knockout. */
export function DrawnGroups({ settings }: { readonly settings: PlanSettings }) {
  const fixtures = useMemo(() => deriveFixtures(settings), [settings]);
  const words = usePlanWords({ settings, fixtures });
  const knockout = fixtures.stages.filter((stage) => !isGroupStage(stage));
  return (
    <div className={autoGrid(3, styles['groups'])}>
      {fixtures.groups.map((teams, group) => (
        <div key={group} className={`${styles['item']} ${styles['group']}`}>
          <h3>{words.group(group)}</h3>
          <ol>
            {teams.map((team) => (
              <li key={team}>{words.team(team)}</li>
            ))}
            {fixtures.places[group]?.map((place) => (
              <li key={words.side(place)}>{words.side(place)}</li>
            ))}
          </ol>
        </div>
      ))}
      {knockout.map((stage) => (
        <div key={stage} className={`${styles['item']} ${styles['group']}`}>
          <h3>{nameOfStage(stage, settings.names)}</h3>
          <ul className={stack(1)}>
            {fixtures.matches.flatMap((match, index) =>
              match.stage === stage ? [<li key={index}>{words.match(index)}</li>] : [],
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}
