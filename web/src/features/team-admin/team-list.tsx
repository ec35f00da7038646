import type { TeamView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { useState } from 'react';
import { teamAdminTexts as texts } from '../../shared/texts/team-admin';
import { EmptyText } from '../../shared/ui/empty-text';
import { DeleteTeamModal } from './delete-team-modal';
import { useSelectedTeam } from './selected-team';
import { TeamEntry } from './team-entry';
import styles from './team-list.module.css';

export function TeamList({ cup }: { readonly cup: TournamentView }) {
  const selectedId = useSelectedTeam(({ teamId }) => teamId);
  const [deleted, setDeleted] = useState<TeamView | null>(null);
  return (
    <>
      {cup.Teams.length === 0 && <EmptyText text={texts.noTeams} />}
      <ul className={styles['teams']}>
        {cup.Teams.map((team) => (
          <TeamEntry
            key={team.teamId}
            team={team}
            isSelected={team.teamId === selectedId}
            onDelete={() => setDeleted(team)}
          />
        ))}
      </ul>
      <DeleteTeamModal cup={cup} team={deleted} onClose={() => setDeleted(null)} />
    </>
  );
}
