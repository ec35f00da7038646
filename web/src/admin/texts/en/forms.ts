import { englishFormErrors } from '../../forms/english-form-errors';

export const formsTexts = {
  /** The texts of the forms about their input. In English they are the domain's own texts. */
  formErrors: englishFormErrors,
} as const;
