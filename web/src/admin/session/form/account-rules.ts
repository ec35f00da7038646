import {
  type ACCOUNT_TEXTS,
  hasAllowedCharacters,
  hasPasswordCharacters,
  isEmail,
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '@futsal-cup/domain/account/credentials';

/** What is wrong with a value, as the key of its text. */
export type AccountProblem = keyof typeof ACCOUNT_TEXTS;

export type AccountValues<Name extends string> = Readonly<Record<Name, string>>;

/** A rule for each field of a form. It returns the first problem of the field's value. */
export type AccountRules<Name extends string> = Readonly<
  Record<Name, (value: string, values: AccountValues<Name>) => AccountProblem | undefined>
>;

function emailProblem(typed: string): AccountProblem | undefined {
  const email = typed.trim();
  if (email === '') return 'emailRequired';
  return email.length > MAX_EMAIL_LENGTH || !isEmail(email) ? 'emailInvalid' : undefined;
}

/** A password that exists may be shorter than a new one has to be. */
function passwordProblem(password: string): AccountProblem | undefined {
  if (password === '') return 'passwordRequired';
  return password.length > MAX_PASSWORD_LENGTH ? 'passwordTooLong' : undefined;
}

function newPasswordProblem(password: string): AccountProblem | undefined {
  const problem = passwordProblem(password);
  if (problem) return problem;
  if (password.length < MIN_PASSWORD_LENGTH) return 'passwordTooShort';
  if (!hasAllowedCharacters(password)) return 'passwordNotAllowed';
  return hasPasswordCharacters(password) ? undefined : 'passwordCharacters';
}

export const emailRules = { email: emailProblem } satisfies AccountRules<string>;

export const loginRules = { ...emailRules, password: passwordProblem } satisfies AccountRules<string>;

export const newPasswordRules: AccountRules<'password' | 'confirmationPassword'> = {
  password: newPasswordProblem,
  confirmationPassword: (confirmation, { password }) => {
    if (confirmation === '') return 'confirmationRequired';
    return confirmation === password ? undefined : 'passwordsMustMatch';
  },
};

export const changePasswordRules: AccountRules<'currentPassword' | keyof typeof newPasswordRules> = {
  currentPassword: passwordProblem,
  ...newPasswordRules,
};

export const registerRules: AccountRules<'email' | keyof typeof newPasswordRules> = {
  ...emailRules,
  ...newPasswordRules,
};
