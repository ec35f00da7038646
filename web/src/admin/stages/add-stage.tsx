import { MAX_STAGE_ORDER, MIN_STAGE_ORDER } from '@futsal-cup/domain/cup/limits';
import { categoriesOf } from '@futsal-cup/domain/cup/categories';
import type { StageType } from '@futsal-cup/domain/cup/records';
import { STAGE_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { type FormikHelpers, useFormikContext } from 'formik';
import { object, string } from 'yup';
import type { Stage } from '../../shelf/cup/cup';
import { useCurrentCup } from '../cup/cup-context';
import { useCupCall } from '../calls/use-cup-call';
import { CategoryField } from '../forms/category-field';
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
  /** Empty where the stage has none. */
  readonly categoryId: string;
}

type Placed = Pick<Stage, 'order' | 'categoryId'>;

/** The order after the last one of a category. */
function nextOrder(stages: readonly Placed[], categoryId: string): string {
  const orders = stages.filter((stage) => (stage.categoryId ?? '') === categoryId).map(({ order }) => order);
  const next = Math.max(0, ...orders) + 1;
  return next <= MAX_STAGE_ORDER ? String(next) : '';
}

function emptyStage(stages: readonly Placed[], categoryId: string): StageValues {
  return { name: '', type: '', order: nextOrder(stages, categoryId), categoryId };
}

/** Another category has another last stage. */
function StageCategory() {
  const { Stages } = useCurrentCup();
  const { setValues } = useFormikContext<StageValues>();
  const choose = (categoryId: string) =>
    void setValues((present) => ({ ...present, categoryId, order: nextOrder(Stages, categoryId) }));
  return <CategoryField onChoose={choose} />;
}

/** Adds a stage; its order is suggested as the one after the last of its category. */
export function AddStage() {
  const { form: texts } = useAdminTexts().stages;
  const types = [
    { value: 'group', label: texts.group, hint: texts.groupHint },
    { value: 'knockout', label: texts.knockout, hint: texts.knockoutHint },
  ];
  const { tournamentId, Stages, categories } = useCurrentCup();
  const [category = ''] = categoriesOf({ categories }).map(({ categoryId }) => categoryId);
  const send = useCupCall();

  const handleSubmit = async (
    { name, type, order, categoryId }: StageValues,
    { resetForm }: FormikHelpers<StageValues>,
  ) => {
    if (type === '') return;
    const payload = {
      ...{ tournamentId, name: name.trim(), type, order: Number(order) },
      ...(categoryId && { categoryId }),
    };
    const onSuccess = () => resetForm({ values: emptyStage([...Stages, payload], categoryId) });
    await send({ call: 'createStage', payload, successText: texts.success, onSuccess });
  };

  return (
    <FormFrame<StageValues>
      initialValues={emptyStage(Stages, category)}
      validationSchema={stageSchema}
      onSubmit={handleSubmit}
    >
      <StageCategory />
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
