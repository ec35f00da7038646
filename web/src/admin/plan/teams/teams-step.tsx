import { useCurrentCup } from '../../cup/cup-context';
import { paths } from '../../../shelf/addresses/paths';
import { useAdminTexts } from '../../texts/admin-texts';
import { ButtonLink } from '../../../shelf/ui/button';
import { Panel } from '../../ui/panel';
import { NextStep } from '../next-step';
import styles from '../plan.module.css';
import { PasteTeams } from './paste-teams';

/** The first step asks for the teams. */
export function TeamsStep() {
  const { plan } = useAdminTexts();
  const { teams: texts } = plan;
  const { Teams } = useCurrentCup();
  const hasTeams = Teams.length > 0;
  return (
    <>
      <div className={styles['pair']}>
        <Panel title={texts.title}>
          <PasteTeams />
        </Panel>
        <Panel title={hasTeams ? texts.present(Teams.length) : plan.step.teams}>
          {!hasTeams && <p>{texts.none}</p>}
          {hasTeams && (
            <ul className={styles['names']}>
              {Teams.map(({ teamId, name, Players }) => (
                <li key={teamId}>
                  {name} <span className={styles['hint']}>({Players.length})</span>
                </li>
              ))}
            </ul>
          )}
          <ButtonLink to={paths.adminTeams} look="secondary">
            {texts.edit}
          </ButtonLink>
        </Panel>
      </div>
      {Teams.length > 1 && <NextStep from="teams" />}
    </>
  );
}
