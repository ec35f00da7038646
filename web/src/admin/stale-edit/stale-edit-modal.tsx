import { ActionButton } from '../forms/form-buttons';
import { Modal, useLinger } from '../ui/modal';
import { useAdminTexts } from '../texts/admin-texts';
import type { Difference } from './stale-edit';
import ui from '../ui/ui.module.css';

interface StaleEditModalProps {
  /** The differences between the two edits; null while there is nothing to decide. */
  readonly differences: readonly Difference[] | null;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

function DifferenceTable({ differences }: { readonly differences: readonly Difference[] }) {
  const { staleEdit: texts } = useAdminTexts();
  return (
    // The table takes the focus, so that a long one can be scrolled with the keyboard.
    <table className={`${ui['table']} ${ui['differences']}`} tabIndex={0}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.theirs}</th>
          <th scope="col">{texts.mine}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, theirs, mine }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{theirs || texts.nothing}</td>
            <td>{mine || texts.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows what somebody else saved meanwhile, and offers to save one's own version anyway or to go on from theirs. */
export function StaleEditModal({ differences, onKeepMine, onTakeTheirs, onClose }: StaleEditModalProps) {
  const { staleEdit: texts } = useAdminTexts();
  const shown = useLinger(differences);
  return (
    <Modal
      isOpen={differences !== null}
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <ActionButton look="secondary" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </ActionButton>
          <ActionButton onClick={onKeepMine}>{texts.keepMine}</ActionButton>
        </>
      }
    >
      <p>{texts.explanation}</p>
      {shown && <DifferenceTable differences={shown} />}
      <p className={ui['hint']}>{texts.takeTheirsHint}</p>
    </Modal>
  );
}
