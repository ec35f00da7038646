import { MAX_STAGE_NAME_LENGTH, MAX_STAGE_ORDER, MIN_STAGE_ORDER } from '@futsal-cup/domain/cup/limits';
import { STAGE_TEXTS as texts } from '@futsal-cup/domain/cup/form-texts';
import { object, string } from 'yup';

function isOrder(text: string): boolean {
  const order = Number(text);
  return Number.isInteger(order) && order >= MIN_STAGE_ORDER && order <= MAX_STAGE_ORDER;
}

export const stageSchema = object({
  name: string().trim().required(texts.nameMandatory).max(MAX_STAGE_NAME_LENGTH, texts.nameTooLong),
  type: string().required(texts.typeMandatory).oneOf(['group', 'knockout'], texts.typeUnknown),
  order: string().trim().required(texts.orderMandatory).test('order', texts.orderOutOfRange, isOrder),
});
