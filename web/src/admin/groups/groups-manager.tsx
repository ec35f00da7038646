import { removePlaceFromGroup } from '@futsal-cup/domain/commands/group-places';
import { removeTeamFromGroup } from '@futsal-cup/domain/commands/teams';
import { useState } from 'react';
import { ConfirmCallModal } from '../calls/confirm-call-modal';
import { useCurrentCup } from '../cup/cup-context';
import { useLiveRecord } from '../cup/use-live-record';
import { useAdminTexts } from '../texts/admin-texts';
import { EmptyText } from '../../shelf/ui/content-states';
import { fullStageName, inCategory, stageLanguage } from '../../shelf/cup/stage-name';
import { Panel } from '../ui/panel';
import { WithNames } from '../ui/with-names';
import { AddGroup } from './add-group';
import { placeSuggestions } from '../matches/match-form/placeholder-suggestions';
import { AddPlaceModal } from './add-place-modal';
import { AddTeamsModal } from './add-teams-modal';
import { ChangeGroupModal } from './change-group-modal';
import { findPlace, findTeam, type GroupOfStage, type PlaceOfGroup, type TeamOfGroup } from './chosen-group';
import { GroupCard } from './group-card';
import { StageDecisions } from './lots/group-lots';
import { MoveTeamModal } from './move-team-modal';
import { autoGrid, stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './groups.module.css';

interface RemoveTeamModalProps {
  /** The chosen team; null while the modal is closed. */
  readonly chosen: TeamOfGroup | null;
  readonly onClose: () => void;
}

function RemoveTeamModal({ chosen, onClose }: RemoveTeamModalProps) {
  const { groups: texts } = useAdminTexts();
  const live = useLiveRecord(chosen, findTeam, onClose);
  return (
    <ConfirmCallModal
      chosen={live}
      texts={texts.removeTeam}
      look="danger"
      callOf={({ group: { groupId }, team: { teamId } }) => ({
        call: 'removeTeamFromGroup',
        payload: { groupId, teamId },
      })}
      changeOf={({ group: { groupId }, team: { teamId } }, before) =>
        removeTeamFromGroup(before, groupId, teamId)
      }
      onClose={onClose}
    >
      {({ stage, team, group }) => (
        <p>
          <WithNames
            text={texts.removeTeam.warning}
            names={[inCategory(stage.category, team.name), group.name]}
          />
        </p>
      )}
    </ConfirmCallModal>
  );
}

interface RemovePlaceModalProps {
  /** The chosen place; null while the modal is closed. */
  readonly chosen: PlaceOfGroup | null;
  readonly onClose: () => void;
}

function RemovePlaceModal({ chosen, onClose }: RemovePlaceModalProps) {
  const { removePlace: texts } = useAdminTexts().groups;
  const live = useLiveRecord(chosen, findPlace, onClose);
  return (
    <ConfirmCallModal
      chosen={live}
      texts={texts}
      look="danger"
      callOf={({ group: { groupId, updatedAt }, place }) => ({
        call: 'removePlaceFromGroup',
        payload: { groupId, place, updatedAt },
      })}
      changeOf={({ group: { groupId }, place }, before) => removePlaceFromGroup(before, groupId, place)}
      onClose={onClose}
    >
      {({ stage, group, place }) => (
        <p>
          {texts.warning(inCategory(stage.category, group.places?.[place]?.placeholder ?? ''), group.name)}
        </p>
      )}
    </ConfirmCallModal>
  );
}

/** Shows the groups of all group stages, with the forms to add, change and delete them and to choose their teams. */
export function GroupsManager() {
  const { groups: texts } = useAdminTexts();
  const [changed, setChanged] = useState<GroupOfStage | null>(null);
  const [joined, setJoined] = useState<GroupOfStage | null>(null);
  const [moved, setMoved] = useState<TeamOfGroup | null>(null);
  const [left, setLeft] = useState<TeamOfGroup | null>(null);
  const [taking, setTaking] = useState<GroupOfStage | null>(null);
  const [given, setGiven] = useState<PlaceOfGroup | null>(null);
  const cup = useCurrentCup();
  const stages = cup.Stages.filter(({ type }) => type === 'group');

  return (
    <>
      <Panel title={texts.form.title}>
        <AddGroup />
      </Panel>
      <Panel title={texts.list.title}>
        {stages.every(({ groups }) => groups.length === 0) && <EmptyText text={texts.list.empty} />}
        {stages.map((stage) => (
          <section key={stage.stageId} className={stack(3)}>
            <h3 className={ui['subtitle']} lang={stageLanguage(stage)}>
              {fullStageName(stage)}
            </h3>
            <ul className={autoGrid(3, styles['groups'])}>
              {stage.groups.map((group) => (
                <GroupCard
                  key={group.groupId}
                  stage={stage}
                  group={group}
                  onChange={() => setChanged({ stage, group })}
                  onAddTeams={() => setJoined({ stage, group })}
                  onMoveTeam={(team) => setMoved({ stage, group, team })}
                  onRemoveTeam={(team) => setLeft({ stage, group, team })}
                  onAddPlace={
                    placeSuggestions(cup, stage.stageId).length > 0
                      ? () => setTaking({ stage, group })
                      : undefined
                  }
                  onRemovePlace={(place) => setGiven({ stage, group, place })}
                />
              ))}
            </ul>
            <StageDecisions stage={stage} />
          </section>
        ))}
      </Panel>
      <ChangeGroupModal chosen={changed} onClose={() => setChanged(null)} />
      <AddTeamsModal chosen={joined} onClose={() => setJoined(null)} />
      <MoveTeamModal chosen={moved} onClose={() => setMoved(null)} />
      <RemoveTeamModal chosen={left} onClose={() => setLeft(null)} />
      <AddPlaceModal chosen={taking} onClose={() => setTaking(null)} />
      <RemovePlaceModal chosen={given} onClose={() => setGiven(null)} />
    </>
  );
}
