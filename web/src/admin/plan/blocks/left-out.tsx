import { categoriesOf, categoryIdOf } from '@futsal-cup/domain/cup/categories';
import { stack } from '../../../shelf/styles/layout';
import { ButtonLink } from '../../../shelf/ui/button';
import { WithoutCategory } from '../../categories/without-category';
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

/** Names what a plan over categories leaves out, categories without teams, and puts what is in no category into one. */
export function LeftOut() {
  const { blocks: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const { Teams } = cup;
  const known = categoriesOf(cup);
  const empty = known.filter(({ categoryId }) => !Teams.some((team) => categoryIdOf(team) === categoryId));
  const namesOf = (records: readonly { readonly name: string }[]) =>
    records.map(({ name }) => name).join(', ');
  return (
    <>
      <WithoutCategory />
      {empty.length > 0 && <p className={styles['notice']}>{texts.categoriesLeftOut(namesOf(empty))}</p>}
    </>
  );
}
