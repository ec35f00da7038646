import { Field, useFormikContext } from 'formik';
import type { Stage } from '../../shelf/cup/cup';
import { fullStageName } from '../../shelf/cup/stage-name';
import { useCupCall } from '../calls/use-cup-call';
import { useCurrentCup } from '../cup/cup-context';
import { cupOfStage } from '../categories/cup-of-category';
import { useLiveRecord } from '../cup/use-live-record';
import { EditForm } from '../stale-edit/edit-form';
import { mergeTheirs } from '../stale-edit/stale-edit';
import { useAdminTexts } from '../texts/admin-texts';
import { rulesInWords } from '../tournaments/details/match-rules-in-words';
import {
  RULE_FIELDS,
  stageRulesOf,
  type StageRulesValues,
  stageRulesValuesOf,
} from '../tournaments/details/match-rules-values';
import { StageRulesFields } from '../tournaments/details/own-rules';
import { Modal, useLinger } from '../ui/modal';
import ui from '../ui/ui.module.css';
import { findStage } from './rename-stage';

interface Values extends StageRulesValues {
  readonly wipesCautions: boolean;
}

function Fields({ countsCautions }: { readonly countsCautions: boolean }) {
  const { change: texts } = useAdminTexts().stages;
  const { values, setValues } = useFormikContext<Values>();
  return (
    <>
      <StageRulesFields
        values={values}
        onChoose={(chosen) => void setValues((present) => ({ ...present, ...chosen }))}
      />
      {countsCautions && (
        <label className={ui['choice']}>
          <Field type="checkbox" name="wipesCautions" />
          {texts.wipesCautions}
        </label>
      )}
    </>
  );
}

interface StageRulesModalProps {
  /** The stage whose rules are changed; null while the modal is closed. */
  readonly stage: Stage | null;
  readonly onClose: () => void;
}

/** Asks for the rules by which the matches of a stage are played. */
export function StageRulesModal({ stage, onClose }: StageRulesModalProps) {
  const { details, stages: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const { play } = details;
  const send = useCupCall();
  const live = useLiveRecord(stage, findStage, onClose);
  // The form remains an edit of the opened version of the stage, so that its save detects changes by somebody else.
  const shown = useLinger(stage);
  const rulesOfCup = shown && cupOfStage(cup, shown.stageId);
  const describe = ({ wipesCautions, ...values }: Values) => {
    const rules = stageRulesOf(values);
    return {
      [play.rules]: rules ? rulesInWords(rules) : play.asCup,
      [texts.change.wipesCautions]: wipesCautions ? '✓' : '–',
    };
  };
  return (
    <Modal
      isOpen={live !== null}
      title={texts.change.rules(shown ? fullStageName(shown) : '')}
      losesForm
      onClose={onClose}
    >
      <p className={ui['hint']}>{texts.change.rulesHint}</p>
      {shown && rulesOfCup && (
        <EditForm<Stage, Values>
          key={`${shown.stageId} ${shown.updatedAt}`}
          record={shown}
          valuesOf={({ matchRules, wipesCautions = false }) => ({
            ...stageRulesValuesOf(matchRules, rulesOfCup.matchRules),
            wipesCautions,
          })}
          describe={describe}
          mergeTheirs={mergeTheirs<Values>([RULE_FIELDS, ['wipesCautions']])}
          send={({ wipesCautions, ...values }, { stageId, wipesCautions: before = false, updatedAt }) =>
            send({
              call: 'changeStageRules',
              payload: {
                ...{ stageId, matchRules: stageRulesOf(values), updatedAt },
                ...(wipesCautions !== before && { wipesCautions }),
              },
              successText: texts.change.rulesSuccess,
            })
          }
          onSaved={onClose}
          submitText={texts.change.submit}
        >
          <Fields countsCautions={Boolean(rulesOfCup.playerRules?.suspensions?.cautions)} />
        </EditForm>
      )}
    </Modal>
  );
}
