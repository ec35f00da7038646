import { ActionButton } from '../forms/action-button';
import { useLinger } from '../hooks/use-linger';
import { staleEditTexts as texts } from '../texts/stale-edit';
import { Modal } from '../ui/modal';
import type { Difference } from './differences';
import styles from './stale-edit-modal.module.css';
import type { Conflict } from './use-stale-edit';

interface StaleEditModalProps<Record> {
  /** Null while there is nothing to decide. */
  readonly conflict: Conflict<Record> | null;
  readonly onKeepMine: (current: Record) => void;
  readonly onTakeTheirs: (current: Record) => void;
  readonly onClose: () => void;
}

function DifferenceTable({ differences }: { readonly differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>{texts.nothingShown}</p>;
  return (
    <table className={styles['differences']}>
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

/** Shows what somebody else saved meanwhile, and offers to save one's own all the same or to go on from theirs. */
export function StaleEditModal<Record>({
  conflict,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: StaleEditModalProps<Record>) {
  const shown = useLinger(conflict);
  return (
    <Modal
      isOpen={conflict !== null}
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <ActionButton look="secondary" onClick={() => conflict && onTakeTheirs(conflict.current)}>
            {texts.takeTheirs}
          </ActionButton>
          <ActionButton onClick={() => conflict && onKeepMine(conflict.current)}>
            {texts.keepMine}
          </ActionButton>
        </>
      }
    >
      <p>{texts.explanation}</p>
      {shown && <DifferenceTable differences={shown.differences} />}
    </Modal>
  );
}
