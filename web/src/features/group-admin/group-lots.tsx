import type { GroupView, StageView } from '@futsal-cup/domain/contracts/views';
import { useState } from 'react';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { ActionButton } from '../../shared/forms/action-button';
import { findDifferences } from '../../shared/stale-edit/differences';
import { StaleEditModal } from '../../shared/stale-edit/stale-edit-modal';
import { useStaleEdit } from '../../shared/stale-edit/use-stale-edit';
import { groupAdminTexts } from '../../shared/texts/group-admin';
import { Button } from '../../shared/ui/button';
import styles from './group-lots.module.css';
import { findLevelTeams } from './level-teams';
import { LotsModal } from './lots-modal';

const texts = groupAdminTexts.lots;

interface GroupLotsProps {
  readonly tournamentId: string;
  readonly stage: StageView;
  readonly group: GroupView;
}

function namesIn({ Teams }: GroupView, teamIds: readonly string[]): string {
  return teamIds.map((id) => Teams.find(({ teamId }) => teamId === id)?.name ?? '').join(', ');
}

/** Asks for the order of the lots where the rules cannot separate teams, and takes it back. */
export function GroupLots({ tournamentId, stage, group }: GroupLotsProps) {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const send = useCupCall(tournamentId);
  const levels = findLevelTeams(group, stage);
  const inWords = (lots: readonly string[]) => ({ [groupAdminTexts.fields.lots]: namesIn(group, lots) });

  const stale = useStaleEdit<GroupView>(({ lots }) =>
    findDifferences(inWords(group.lots), inWords(wanted), inWords(lots)),
  );

  const save = async (teamIds: readonly string[], { groupId, updatedAt }: GroupView) => {
    setWanted(teamIds);
    const successText = teamIds.length > 0 ? texts.success : texts.takenBack;
    const payload = { groupId, teamIds: [...teamIds], updatedAt };
    const answer = await send({ call: 'recordLots', payload, successText });
    stale.notice(answer);
    if (answer.ok) setOpen(false);
  };

  if (levels.length === 0 && group.lots.length === 0 && !isOpen) return null;
  return (
    <div className={styles['lots']}>
      {levels.length > 0 && (
        <>
          <p>{texts.needed}</p>
          <p className={styles['names']}>
            {levels.map(({ teamIds }) => namesIn(group, teamIds)).join(' / ')}
          </p>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {texts.record}
          </Button>
        </>
      )}
      {group.lots.length > 0 && (
        <>
          <p>{texts.recorded(namesIn(group, group.lots))}</p>
          <ActionButton look="secondary" onClick={() => void save([], group)}>
            {texts.takeBack}
          </ActionButton>
        </>
      )}
      <LotsModal
        key={group.updatedAt}
        isOpen={isOpen}
        group={group}
        levels={levels}
        onSave={(teamIds) => void save(teamIds, group)}
        onClose={() => setOpen(false)}
      />
      <StaleEditModal
        conflict={stale.conflict}
        onKeepMine={(current) => void save(wanted, current)}
        onTakeTheirs={() => {
          stale.settle();
          setOpen(false);
        }}
        onClose={stale.settle}
      />
    </div>
  );
}
