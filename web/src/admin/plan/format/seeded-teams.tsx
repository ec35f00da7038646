import { compareNames } from '@futsal-cup/domain/cup/text/compare-names';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import { useDraft } from '../draft/plan-store';
import { PlanCheck } from '../plan-check';
import { autoGrid } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';

/** Ticks the best teams, in their order. */
export function SeededTeams() {
  const { format: texts } = useAdminTexts().plan;
  const { Teams } = useCurrentCup();
  const { draft, change } = useDraft();
  const seeded = draft.seeded.filter((id) => Teams.some(({ teamId }) => teamId === id));
  const teams = [...Teams].sort((a, b) => compareNames(a.name, b.name));
  const toggle = (teamId: string, isSeeded: boolean) =>
    change({ seeded: isSeeded ? [...seeded, teamId] : seeded.filter((other) => other !== teamId) });
  if (teams.length === 0) return null;
  return (
    <details>
      <summary className={styles['summary']}>{texts.seeded(seeded.length)}</summary>
      <p className={ui['hint']}>{texts.seededHint}</p>
      <div className={autoGrid(4, styles['checks'])}>
        {teams.map(({ teamId, name }) => {
          const place = seeded.indexOf(teamId);
          return (
            <PlanCheck
              key={teamId}
              label={place === -1 ? name : `${place + 1}. ${name}`}
              isChecked={place !== -1}
              onCheck={(isSeeded) => toggle(teamId, isSeeded)}
            />
          );
        })}
      </div>
    </details>
  );
}
