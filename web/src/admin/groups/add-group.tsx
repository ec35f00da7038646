import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useCurrentCup } from '../cup/cup-context';
import { useCupCall } from '../calls/use-cup-call';
import { ChooseField } from '../forms/choose-field';
import { SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
import { TextField } from '../forms/formik-fields';
import { useAdminTexts } from '../texts/admin-texts';
import { newGroupSchema } from './group-schemas';
import { stack } from '../../shelf/styles/layout';
import { fullStageName } from '../../shelf/cup/stage-name';
import styles from './groups.module.css';

interface GroupValues {
  readonly name: string;
}

function GroupNameForm({ stageId }: { readonly stageId: string }) {
  const { form: texts } = useAdminTexts().groups;
  const send = useCupCall();

  const handleSubmit = async ({ name }: GroupValues, { resetForm }: FormikHelpers<GroupValues>) => {
    const payload = { stageId, name: name.trim(), rounds: 1 };
    await send({ call: 'createGroup', payload, successText: texts.success, onSuccess: resetForm });
  };

  return (
    <FormFrame<GroupValues>
      initialValues={{ name: '' }}
      validationSchema={newGroupSchema}
      validateOnBlur={false}
      onSubmit={handleSubmit}
      className={stack(4, styles['form'])}
    >
      <TextField name="name" label={texts.name} autoComplete="off" />
      <SubmitButton>{texts.submit}</SubmitButton>
    </FormFrame>
  );
}

/** Renders the form for a new group of a group stage. If there is only one such stage, it is chosen already. */
export function AddGroup() {
  const { form: texts } = useAdminTexts().groups;
  const stages = useCurrentCup().Stages.filter(({ type }) => type === 'group');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const onlyStage = stages.length === 1 ? stages[0] : undefined;
  const stage = stages.find(({ stageId }) => stageId === chosenId) ?? onlyStage;

  if (stages.length === 0) return <p>{texts.noStages}</p>;
  return (
    <div className={stack(4, styles['form'])}>
      <ChooseField
        label={texts.stage}
        placeholder={texts.pickStage}
        choices={stages.map((stage) => ({ value: stage.stageId, label: fullStageName(stage) }))}
        value={stage?.stageId ?? ''}
        onChoose={setChosenId}
      />
      {stage && <GroupNameForm stageId={stage.stageId} />}
    </div>
  );
}
