import { useCurrentCup } from '../../cup/cup-context';
import { fullTeamName, teamsInOrder } from '../../categories/cup-of-category';
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
          {hasTeams && (
            <ul className={ui['bullets']}>
              {teamsInOrder(cup, Teams).map((team) => (
                <li key={team.teamId}>
                  {fullTeamName(cup, team)} <span className={ui['hint']}>({team.Players.length})</span>
                </li>
              ))}
            </ul>
          )}
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
