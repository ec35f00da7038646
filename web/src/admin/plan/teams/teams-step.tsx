import { useCurrentCup } from '../../cup/cup-context';
import { CategoryHeading } from '../../categories/category-heading';
import { partsOf } from '../../categories/cup-of-category';
import { paths } from '../../../shelf/addresses/paths';
import { useAdminTexts } from '../../texts/admin-texts';
import { ButtonLink } from '../../../shelf/ui/button';
import { GuideLink } from '../../links/guide-link';
import { Panel } from '../../ui/panel';
import { NextStep } from '../next-step';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { PasteTeams } from './paste-teams';

/** The first step asks for the teams. */
export function TeamsStep() {
  const { plan } = useAdminTexts();
  const { teams: texts } = plan;
  const cup = useCurrentCup();
  const { Teams } = cup;
  const hasTeams = Teams.length > 0;
  return (
    <>
      <div className={stack(4, styles['pair'])}>
        <Panel title={texts.title}>
          <PasteTeams />
        </Panel>
        <Panel title={hasTeams ? texts.present(Teams.length) : plan.step.teams}>
          {!hasTeams && <p>{texts.none}</p>}
          {partsOf(cup, Teams).map(({ category, categoryId, records }) => (
            <div key={categoryId} className={stack(2)}>
              <CategoryHeading category={category} />
              <ul className={ui['bullets']}>
                {records.map(({ teamId, name, Players }) => (
                  <li key={teamId}>
                    {name} <span className={ui['hint']}>({Players.length})</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <ButtonLink to={paths.adminTeams} look="secondary">
            {texts.edit}
          </ButtonLink>
        </Panel>
      </div>
      <div className={stack(2, ui['about'])}>
        <p>{plan.about}</p>
        <GuideLink />
      </div>
      {Teams.length > 1 && <NextStep from="teams" />}
    </>
  );
}
