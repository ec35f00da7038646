import type { LevelTeams } from '@futsal-cup/domain/bracket/open-decisions';
import { DECISION_KINDS } from '@futsal-cup/domain/cup/table-rules';
import { useCurrentCup } from '../../cup/cup-context';
import { ChooseField } from '../../forms/choose-field';
import { Unsaved } from '../../forms/unsaved-form';
import { useAdminTexts } from '../../texts/admin-texts';
import { ConfirmModal } from '../../ui/confirm-modal';
import { useLinger } from '../../ui/modal';
import { OrderList } from '../../ui/order-list';
import ui from '../../ui/ui.module.css';
import { isChanged, type OpenedDecision } from './opened-decision';

type Opened = Omit<OpenedDecision<unknown>, 'record'>;

interface LevelOrderProps {
  readonly level: LevelTeams;
  readonly onChange: (teamIds: readonly string[]) => void;
}

/** Shows level teams with buttons that change their order. */
function LevelOrder({ level: { from, to, teamIds }, onChange }: LevelOrderProps) {
  const { lots: texts } = useAdminTexts().groups;
  const { Teams } = useCurrentCup();
  const names = new Map(Teams.map(({ teamId, name }) => [teamId, name]));
  return (
    <fieldset>
      <legend className={ui['legend']}>{texts.places(from, to)}</legend>
      <OrderList
        items={teamIds}
        nameOf={(teamId) => names.get(teamId) ?? ''}
        start={from}
        texts={texts}
        onChange={onChange}
      />
    </fieldset>
  );
}

/** A record of today says what decided; only those from before the kinds do not. */
const KINDS = DECISION_KINDS.filter((kind) => kind !== 'unstated');

interface DecisionModalProps {
  /** The opened form; null while the modal is closed. */
  readonly opened: Opened | null;
  readonly onChange: (change: Partial<Pick<Opened, 'order' | 'decision'>>) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Asks what decided and in which order, and saves it. */
export function DecisionModal({ opened, onChange, onSave, onClose }: DecisionModalProps) {
  const { lots: texts } = useAdminTexts().groups;
  const shown = useLinger(opened);
  return (
    <ConfirmModal
      isOpen={opened !== null}
      title={texts.title}
      confirmText={texts.submit}
      losesForm
      onConfirm={onSave}
      onClose={onClose}
    >
      <Unsaved isUnsaved={opened !== null && isChanged(opened)} />
      <p>{texts.explanation}</p>
      {shown && (
        <ChooseField
          label={texts.kind}
          choices={KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
          value={shown.decision}
          onChoose={(decision) => decision && onChange({ decision })}
        />
      )}
      {shown?.order.map((level, index) => (
        <LevelOrder
          key={level.from}
          level={level}
          onChange={(teamIds) => onChange({ order: shown.order.with(index, { ...level, teamIds }) })}
        />
      ))}
    </ConfirmModal>
  );
}
