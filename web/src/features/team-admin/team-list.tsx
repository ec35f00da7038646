import type { TeamView } from '@futsal-cup/domain/contracts/views';
import { useState } from 'react';
import { useCurrentCup } from '../../shared/cup/cup-context';
import { teamAdminTexts as texts } from '../../shared/texts/team-admin';
import { EmptyText } from '../../shared/ui/empty-text';
import { DeleteTeamModal } from './delete-team-modal';
import { useSelectedTeam } from './selected-team';
import { TeamEntry } from './team-entry';
import styles from './team-list.module.css';

export function TeamList() {
  const { Teams } = useCurrentCup();
  const selectedId = useSelectedTeam(({ teamId }) => teamId);
  const [deleted, setDeleted] = useState<TeamView | null>(null);
  return (
    <>
      {Teams.length === 0 && <EmptyText text={texts.noTeams} />}
      <ul className={styles['teams']}>
        {Teams.map((team) => (
          <TeamEntry
            key={team.teamId}
            team={team}
            isSelected={team.teamId === selectedId}
            onDelete={() => setDeleted(team)}
          />
        ))}
      </ul>
      <DeleteTeamModal team={deleted} onClose={() => setDeleted(null)} />
    </>
  );
}
