import type { GroupView } from '@futsal-cup/domain/contracts/views';
import { useState } from 'react';
import { useUnsaved } from '../../shared/forms/use-unsaved';
import { groupAdminTexts } from '../../shared/texts/group-admin';
import { ConfirmModal } from '../../shared/ui/confirm-modal';
import type { LevelTeams } from './level-teams';
import { LotsOrder } from './lots-order';

const texts = groupAdminTexts.lots;

interface LotsModalProps {
  readonly isOpen: boolean;
  readonly group: GroupView;
  readonly levels: readonly LevelTeams[];
  readonly onSave: (teamIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Takes down the order that the lots gave; what was decided by lots before stays. */
export function LotsModal({ isOpen, group, levels, onSave, onClose }: LotsModalProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  useUnsaved(isOpen && changed.size > 0);
  const names = new Map(group.Teams.map(({ teamId, name }) => [teamId, name]));
  const ordered = levels.map((level) => ({ ...level, teamIds: changed.get(level.from) ?? level.teamIds }));
  const teamIds = ordered.flatMap((level) => level.teamIds);

  return (
    <ConfirmModal
      isOpen={isOpen}
      title={texts.title}
      confirmText={texts.submit}
      onConfirm={() => onSave([...group.lots.filter((teamId) => !teamIds.includes(teamId)), ...teamIds])}
      onClose={onClose}
    >
      <p>{texts.explanation}</p>
      {ordered.map((level) => (
        <LotsOrder
          key={level.from}
          level={level}
          nameOf={(teamId) => names.get(teamId) ?? ''}
          onChange={(order) => setChanged(new Map(changed).set(level.from, order))}
        />
      ))}
    </ConfirmModal>
  );
}
