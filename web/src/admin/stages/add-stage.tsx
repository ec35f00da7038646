import { MAX_STAGE_ORDER, MIN_STAGE_ORDER } from '@futsal-cup/domain/cup/limits';
import type { StageType } from '@futsal-cup/domain/cup/records';
import { STAGE_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import type { FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { useCurrentCup } from '../cup/cup-context';
import { useCupCall } from '../calls/use-cup-call';
import { RadioField } from '../forms/radio-field';
import { SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
import { TextField } from '../forms/formik-fields';
import { useAdminTexts } from '../texts/admin-texts';
import { stageNameSchema } from './rename-stage';

function isOrder(text: string): boolean {
  const order = Number(text);
  return Number.isInteger(order) && order >= MIN_STAGE_ORDER && order <= MAX_STAGE_ORDER;
}

/** The export is for the tests only. @internal */
export const stageSchema = object({
  name: stageNameSchema,
  type: string().required(STAGE_TEXTS.typeMandatory).oneOf(['group', 'knockout'], STAGE_TEXTS.typeUnknown),
  order: string()
    .trim()
    .required(STAGE_TEXTS.orderMandatory)
    .test('order', STAGE_TEXTS.orderOutOfRange, isOrder),
});

interface StageValues {
  readonly name: string;
  readonly type: StageType | '';
  readonly order: string;
}

function emptyStage(orders: readonly number[]): StageValues {
  const next = Math.max(0, ...orders) + 1;
  return { name: '', type: '', order: next <= MAX_STAGE_ORDER ? String(next) : '' };
}

/** Adds a stage; its order is suggested as the one after the last. */
export function AddStage() {
  const { form: texts } = useAdminTexts().stages;
  const types = [
    { value: 'group', label: texts.group, hint: texts.groupHint },
    { value: 'knockout', label: texts.knockout, hint: texts.knockoutHint },
  ];
  const { tournamentId, Stages } = useCurrentCup();
  const send = useCupCall();

  const handleSubmit = async (
    { name, type, order }: StageValues,
    { resetForm }: FormikHelpers<StageValues>,
  ) => {
    if (type === '') return;
    const payload = { tournamentId, name: name.trim(), type, order: Number(order) };
    const orders = [...Stages.map((stage) => stage.order), payload.order];
    const onSuccess = () => resetForm({ values: emptyStage(orders) });
    await send({ call: 'createStage', payload, successText: texts.success, onSuccess });
  };

  return (
    <FormFrame<StageValues>
      initialValues={emptyStage(Stages.map(({ order }) => order))}
      validationSchema={stageSchema}
      onSubmit={handleSubmit}
    >
      <TextField name="name" label={texts.name} autoComplete="off" />
      <RadioField name="type" label={texts.type} choices={types} />
      <TextField
        name="order"
        label={texts.order}
        hint={texts.orderHint}
        type="number"
        inputMode="numeric"
        min={MIN_STAGE_ORDER}
        max={MAX_STAGE_ORDER}
      />
      <SubmitButton>{texts.submit}</SubmitButton>
    </FormFrame>
  );
}
