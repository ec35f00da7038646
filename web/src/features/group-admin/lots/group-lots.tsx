import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { doLotsDecide } from '@futsal-cup/domain/standings/standings';
import { useState } from 'react';
import type { Stage } from '../../../shared/cup/cup';
import { useCurrentCup } from '../../../shared/cup/cup-context';
import { useCupCall } from '../../../shared/cup/use-cup-call';
import { ActionButton } from '../../../shared/forms/form-buttons';
import { StaleEditModal } from '../../../shared/stale-edit/stale-edit-modal';
import { useEditing } from '../../../shared/stale-edit/use-editing';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { Button } from '../../../shared/ui/button';
import styles from './group-lots.module.css';
import { findLevelTeams } from './level-teams';
import { LotsModal } from './lots-modal';
import { areStillLevel, lotsOf, openLots, type OpenedLots } from './opened-lots';

interface GroupLotsProps {
  readonly stage: Stage;
  readonly group: GroupView;
}

function namesIn({ Teams }: Pick<GroupView, 'Teams'>, teamIds: readonly string[]): string {
  return teamIds.map((id) => Teams.find(({ teamId }) => teamId === id)?.name ?? '').join(', ');
}

/** Where the rules cannot separate teams: the form for the order of the lots, and the button that takes it back. */
export function GroupLots({ stage, group }: GroupLotsProps) {
  const { groups: groupAdminTexts } = useAdminTexts();
  const { lots: texts } = useAdminTexts().groups;
  const [opened, setOpened] = useState<OpenedLots | null>(null);
  const close = () => setOpened(null);
  const levels = findLevelTeams(group, stage);
  const cup = useCurrentCup();
  const areLotsDeciding = doLotsDecide({
    ...cup,
    teams: group.Teams,
    matches: stage.Matches.filter(({ groupId }) => groupId === group.groupId),
    lots: group.lots,
  });
  const send = useCupCall();
  const { save, staleEdit } = useEditing<GroupView, readonly string[]>({
    base: opened?.group ?? group,
    // A result that was corrected leaves the group's record as it is, so that the server could not refuse the order.
    newerThan: ({ updatedAt }) =>
      opened && updatedAt === group.updatedAt && !areStillLevel(opened, group, stage) ? group : null,
    valuesOf: ({ lots }) => lots,
    // Of the cup: a team may have left the group meanwhile.
    describe: (lots) => ({ [groupAdminTexts.fields.lots]: namesIn(cup, lots) }),
    mergeTheirs: (_base, _mine, theirs) => theirs,
    send: (teamIds, { groupId, updatedAt }) => {
      const successText = teamIds.length > 0 ? texts.success : texts.takenBack;
      const payload = { groupId, teamIds: [...teamIds], updatedAt };
      return send({ call: 'recordLots', payload, successText });
    },
    onSaved: close,
    onTakeTheirs: (current) =>
      setOpened(opened && areStillLevel(opened, current, stage) ? { ...opened, group: current } : null),
  });

  if (levels.length === 0 && group.lots.length === 0 && !opened) return null;
  return (
    <div className={styles['lots']}>
      {levels.length > 0 && (
        <>
          <p>{texts.needed}</p>
          <p className={styles['names']}>
            {levels.map(({ teamIds }) => namesIn(group, teamIds)).join(' / ')}
          </p>
          <Button look="secondary" onClick={() => setOpened(openLots(group, stage))}>
            {texts.record}
          </Button>
        </>
      )}
      {group.lots.length > 0 && (
        <>
          <p>{(areLotsDeciding ? texts.recorded : texts.kept)(namesIn(group, group.lots))}</p>
          <ActionButton look="secondary" onClick={() => void save([])}>
            {texts.takeBack}
          </ActionButton>
        </>
      )}
      <LotsModal
        lots={opened}
        onOrder={(order) => setOpened(opened && { ...opened, order })}
        onSave={() => opened && void save(lotsOf(opened))}
        onClose={close}
      />
      <StaleEditModal {...staleEdit} />
    </div>
  );
}
