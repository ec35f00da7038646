import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useUnsaved } from '../../../shared/forms/unsaved-form';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { ConfirmModal } from '../../../shared/ui/dialog/confirm-modal';
import { IconButton } from '../../../shared/ui/button';
import styles from './group-lots.module.css';
import { moveTeam, type LevelTeams } from './level-teams';

interface LotsOrderProps {
  readonly level: LevelTeams;
  readonly nameOf: (teamId: string) => string;
  readonly onChange: (teamIds: readonly string[]) => void;
}

/** Level teams in an order that is changed by buttons, which work on a phone and with the keyboard. */
function LotsOrder({ level: { from, to, teamIds }, nameOf, onChange }: LotsOrderProps) {
  const { lots: texts } = useAdminTexts().groups;
  return (
    <fieldset className={styles['order']}>
      <legend>{texts.places(from, to)}</legend>
      <ol start={from}>
        {teamIds.map((teamId, index) => (
          <li key={teamId} className={styles['team']}>
            <span className={styles['place']}>{from + index}.</span>
            <span className={styles['name']}>{nameOf(teamId)}</span>
            <IconButton
              label={texts.up(nameOf(teamId))}
              icon={<ArrowUp aria-hidden size={20} />}
              disabled={index === 0}
              onClick={() => onChange(moveTeam(teamIds, index, -1))}
            />
            <IconButton
              label={texts.down(nameOf(teamId))}
              icon={<ArrowDown aria-hidden size={20} />}
              disabled={index === teamIds.length - 1}
              onClick={() => onChange(moveTeam(teamIds, index, 1))}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface LotsModalProps {
  readonly isOpen: boolean;
  readonly group: GroupView;
  readonly levels: readonly LevelTeams[];
  readonly onSave: (teamIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks for the order that the lots gave, and saves it. Lots that were recorded before are kept. */
export function LotsModal({ isOpen, group, levels, onSave, onClose }: LotsModalProps) {
  const { lots: texts } = useAdminTexts().groups;
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
