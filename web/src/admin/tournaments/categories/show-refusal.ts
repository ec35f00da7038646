import type { Category } from '@futsal-cup/domain/cup/records';
import type { FormikProps } from 'formik';
import type { FormAnswer } from '../../forms/use-form-call';
import type { DetailsValues } from '../details/details-values';
import { refusedCategories } from './category-values';

type DetailsForm = Pick<FormikProps<DetailsValues>, 'values' | 'setStatus' | 'setFieldValue'>;

/** Shows a refusal that is about a category at its line, in place of the one of the save before. */
export function showRefusal(
  { values, setStatus, setFieldValue }: DetailsForm,
  answer: FormAnswer<unknown>,
  before?: readonly Category[],
): void {
  const refused = answer.ok ? null : refusedCategories(answer.error, values.categories, before);
  setStatus(refused?.problems);
  if (refused) void setFieldValue('categories', refused.categories);
}
