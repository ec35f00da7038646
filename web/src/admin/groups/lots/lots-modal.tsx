import type { Match } from '../../../shelf/cup/cup';
import { ReviewNotice } from '../../review/review-notice';
import { useUnsaved } from '../../forms/unsaved-form';
import { useAdminTexts } from '../../texts/admin-texts';
import { ConfirmModal } from '../../ui/confirm-modal';
import { useLinger } from '../../ui/modal';
import { OrderList } from '../../ui/order-list';
import styles from '../groups.module.css';
import type { LevelTeams } from './level-teams';
import { isOrderChanged, type OpenedLots } from './opened-lots';

interface LotsOrderProps {
  readonly level: LevelTeams;
  readonly nameOf: (teamId: string) => string;
  readonly onChange: (teamIds: readonly string[]) => void;
}

/** Shows level teams with buttons that change their order; buttons work on a phone and with the keyboard. */
function LotsOrder({ level: { from, to, teamIds }, nameOf, onChange }: LotsOrderProps) {
  const { lots: texts } = useAdminTexts().groups;
  return (
    <fieldset>
      <legend className={styles['legend']}>{texts.places(from, to)}</legend>
      <OrderList items={teamIds} nameOf={nameOf} start={from} texts={texts} onChange={onChange} />
    </fieldset>
  );
}

/** This component must be inside the modal, so that closing the modal asks first. */
function UnsavedOrder({ lots }: { readonly lots: OpenedLots }) {
  useUnsaved(isOrderChanged(lots));
  return null;
}

interface LotsModalProps {
  /** The opened form; null while the modal is closed. */
  readonly lots: OpenedLots | null;
  /** The order brings other teams into these matches, which have a score. */
  readonly toReview: readonly Match[];
  readonly onOrder: (order: readonly LevelTeams[]) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Asks for the order that the lots gave, and saves it. */
export function LotsModal({ lots, toReview, onOrder, onSave, onClose }: LotsModalProps) {
  const { lots: texts } = useAdminTexts().groups;
  const shown = useLinger(lots);
  const names = new Map(shown?.group.Teams.map(({ teamId, name }) => [teamId, name]));

  return (
    <ConfirmModal
      isOpen={lots !== null}
      title={texts.title}
      confirmText={texts.submit}
      losesForm
      onConfirm={onSave}
      onClose={onClose}
    >
      {lots && <UnsavedOrder lots={lots} />}
      <p>{texts.explanation}</p>
      {shown?.order.map((level, index) => (
        <LotsOrder
          key={level.from}
          level={level}
          nameOf={(teamId) => names.get(teamId) ?? ''}
          onChange={(teamIds) => onOrder(shown.order.with(index, { ...level, teamIds }))}
        />
      ))}
      <ReviewNotice matches={toReview} isClosing={lots === null} />
    </ConfirmModal>
  );
}
