import { englishFormErrors } from '../../forms/english-form-errors';

export const formsTexts = {
  /** The texts that the message banner shows for a failed call if the server gave no reason. */
  errors: {
    unexpected: 'An unexpected error ocurred',
    noAnswer: 'An unexpected error ocurred: no answer from the server. What you entered is still here.',
    noAdministrator: 'Your account has no administrator rights yet',
    logInAgain: 'Please log in to continue',
  },
  /** The texts of the forms about their input. In English they are the domain's own texts. */
  formErrors: englishFormErrors,
} as const;
