import { ACCOUNT_TEXTS, MIN_PASSWORD_LENGTH } from '@futsal-cup/domain/account/credentials';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';

/** The codes with which the server refuses a login, a registration or another password. */
type SessionErrorCode = Extract<
  ErrorCode,
  | 'text_has_unusable_characters'
  | 'too_many_attempts'
  | 'busy_try_again'
  | 'service_unavailable'
  | 'unexpected_error'
  | 'invalid_email_or_password'
  | 'email_already_exists'
  | 'email_is_required'
  | 'invalid_email'
  | 'password_is_required'
  | 'password_too_short'
  | 'password_too_long'
  | 'password_needs_upper_and_lower_case_a_digit_and_a_special_character'
  | 'password_is_too_common'
  | 'password_is_easy_to_guess_here'
  | 'confirm_password_is_required'
  | 'passwords_must_match'
  | 'reset_code_is_not_valid'
>;

/** The texts that log in, register and a forgotten password need, and no more. */
export const sessionTexts = {
  session: {
    login: {
      title: 'Login',
      email: 'Email',
      password: 'Password',
      submit: 'Login',
      submitting: 'Loggin in, please wait',
      success: 'Login successfull',
      noAccount: 'No account yet?',
      toRegister: 'Register',
    },
    register: {
      title: 'Register',
      email: 'Email',
      password: 'Password',
      passwordHint: `At least ${MIN_PASSWORD_LENGTH} characters with a lowercase and an uppercase letter, a digit and one of @ $ ! % * ? &; nothing else but -`,
      confirmation: 'Confirm password',
      submit: 'Register',
      submitting: 'Creating user, please wait...',
      success: 'User has been created',
      hasAccount: 'Already registered?',
      toLogin: 'Login',
    },
    forgot: {
      link: 'Forgot your password?',
      title: 'Forgot your password?',
      about:
        'Type the e-mail address of your account. If there is one, a mail with a link to set another password is on its way.',
      submit: 'Send the mail',
      submitting: 'Sending, please wait…',
      sent: 'If there is an account with this address, the mail is on its way. Look among the junk mail too.',
      back: 'Back to the login',
    },
    reset: {
      title: 'Set a new password',
      fresh: 'New password',
      confirmation: 'Confirm new password',
      submit: 'Set password',
      success: 'Your new password is set: please log in',
    },
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    backToSite: 'Back to the website',
  },
  /** The texts that the message banner shows for a failed call if the server gave no reason. */
  errors: {
    unexpected: 'An unexpected error ocurred',
    noAnswer: 'An unexpected error ocurred: no answer from the server. What you entered is still here.',
    noAdministrator: 'Your account has no administrator rights yet',
    logInAgain: 'Please log in to continue',
  },
  /** The texts of the forms about their input. In English they are the domain's own texts. */
  formErrors: { account: ACCOUNT_TEXTS },
  /** A sentence for each error code that the forms on these pages can meet. English makes it from the code itself. */
  errorCodes: {} as Readonly<Record<SessionErrorCode, string>>,
} as const;
