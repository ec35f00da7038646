import { categoriesOf, categoryIdOf } from '@futsal-cup/domain/cup/categories';
import { stack } from '../../../shelf/styles/layout';
import { ButtonLink } from '../../../shelf/ui/button';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import styles from '../plan.module.css';
import { planStepAddress } from '../plan-steps';

/** Leads to the teams, where no category has any. */
export function NoTeams() {
  const { blocks: texts, step } = useAdminTexts().plan;
  return (
    <div className={stack(3, styles['notice'])}>
      <p>{texts.noTeams}</p>
      <div>
        <ButtonLink look="secondary" to={planStepAddress('teams')}>
          {step.teams}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Names what a plan over categories leaves out: teams in no category, and categories without teams. */
export function LeftOut() {
  const { blocks: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const { Teams } = cup;
  const known = categoriesOf(cup);
  const teams = Teams.filter((team) => !known.some(({ categoryId }) => categoryId === categoryIdOf(team)));
  const empty = known.filter(({ categoryId }) => !Teams.some((team) => categoryIdOf(team) === categoryId));
  const namesOf = (records: readonly { readonly name: string }[]) =>
    records.map(({ name }) => name).join(', ');
  if (teams.length + empty.length === 0) return null;
  return (
    <div className={stack(1, styles['notice'])}>
      {teams.length > 0 && <p>{texts.teamsLeftOut(namesOf(teams))}</p>}
      {empty.length > 0 && <p>{texts.categoriesLeftOut(namesOf(empty))}</p>}
    </div>
  );
}
