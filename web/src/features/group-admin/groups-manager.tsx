import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { useState } from 'react';
import { groupAdminTexts as texts } from '../../shared/texts/group-admin';
import { EmptyText } from '../../shared/ui/empty-text';
import { Panel } from '../../shared/ui/panel';
import { AddGroup } from './add-group';
import { AddTeamsModal } from './add-teams-modal';
import { ChangeGroupModal, type GroupOfStage } from './change-group-modal';
import { GroupCard } from './group-card';
import styles from './groups-manager.module.css';
import { RemoveTeamModal, type TeamOfGroup } from './remove-team-modal';

/** The groups of all group stages: names them, puts teams into them, changes and deletes them. */
export function GroupsManager({ cup: { tournamentId, Stages } }: { readonly cup: TournamentView }) {
  const [changed, setChanged] = useState<GroupOfStage | null>(null);
  const [joined, setJoined] = useState<GroupOfStage | null>(null);
  const [left, setLeft] = useState<TeamOfGroup | null>(null);
  const stages = Stages.filter(({ type }) => type === 'group');

  return (
    <>
      <Panel title={texts.form.title}>
        <AddGroup tournamentId={tournamentId} stages={stages} />
      </Panel>
      <Panel title={texts.list.title}>
        {stages.every(({ groups }) => groups.length === 0) && <EmptyText text={texts.list.empty} />}
        {stages.map((stage) => (
          <section key={stage.stageId} className={styles['stage']}>
            <h3 className={styles['stageName']}>{stage.name}</h3>
            <ul className={styles['groups']}>
              {stage.groups.map((group) => (
                <GroupCard
                  key={group.groupId}
                  tournamentId={tournamentId}
                  stage={stage}
                  group={group}
                  onChange={() => setChanged({ stage, group })}
                  onAddTeams={() => setJoined({ stage, group })}
                  onRemoveTeam={(team) => setLeft({ team, group })}
                />
              ))}
            </ul>
          </section>
        ))}
      </Panel>
      <ChangeGroupModal tournamentId={tournamentId} chosen={changed} onClose={() => setChanged(null)} />
      <AddTeamsModal tournamentId={tournamentId} chosen={joined} onClose={() => setJoined(null)} />
      <RemoveTeamModal tournamentId={tournamentId} chosen={left} onClose={() => setLeft(null)} />
    </>
  );
}
