import { useState } from 'react';
import { WithoutCategory } from '../categories/without-category';
import { useCurrentCup } from '../cup/cup-context';
import { useAdminTexts } from '../texts/admin-texts';
import { Disclosed, ToggleButton } from '../ui/disclosure';
import { Panel } from '../ui/panel';
import { AddTeam } from './builder/add-team';
import { useSelectedTeam } from './selected-team';
import { TeamList } from './team-list';

/** Shows the teams of a cup and the form for a new one. */
export function TeamsScreen() {
  const { teams: texts } = useAdminTexts();
  const { Teams } = useCurrentCup();
  const hasSelected = useSelectedTeam(({ teamId }) => Teams.some((team) => team.teamId === teamId));
  const [isListShown, setListShown] = useState(hasSelected);
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title={texts.header}
      actions={
        <>
          <ToggleButton
            isOpen={isListShown}
            showText={texts.showTeams}
            hideText={texts.hideTeams}
            onToggle={() => setListShown(!isListShown)}
          />
          <ToggleButton
            isOpen={isAdding}
            showText={texts.add.show}
            hideText={texts.add.hide}
            onToggle={() => setAdding(!isAdding)}
          />
        </>
      }
    >
      <Disclosed isOpen={isAdding}>
        <AddTeam />
      </Disclosed>
      <WithoutCategory />
      {isListShown && <TeamList />}
    </Panel>
  );
}
