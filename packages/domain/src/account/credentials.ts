/** The pattern of the HTML standard for `<input type="email">`, so that browser, form and server accept the same addresses. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A password must have at least one lower-case letter, one capital, one digit and one special character. */
const NEEDED_IN_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])/;

/** A password may have letters, digits, the special characters, and hyphens between words. */
const ALLOWED_IN_PASSWORD = /^[A-Za-z\d@$!%*?&-]*$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** Whether a password has only allowed characters. */
export function hasAllowedCharacters(password: string): boolean {
  return ALLOWED_IN_PASSWORD.test(password);
}

/** Whether a password has a character of each needed kind, and only allowed characters. */
export function hasPasswordCharacters(password: string): boolean {
  return NEEDED_IN_PASSWORD.test(password) && hasAllowedCharacters(password);
}

export const MAX_EMAIL_LENGTH = 254;

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** The site has only one role, the administrator's. An account without it can change nothing but itself. */
export const ADMIN_ROLE = 'admin';
export const NO_ROLE = '';

const PASSWORD_CHARACTERS =
  'The password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (such as @, $, !, %, *, ?, &).';

/** The texts of the login and register forms, word for word as the specification has them. */
export const ACCOUNT_TEXTS = {
  emailInvalid: 'invalid email',
  emailRequired: 'email is required',
  passwordRequired: 'password is required',
  passwordTooShort: 'password too short',
  passwordTooLong: 'password too long',
  passwordCharacters: PASSWORD_CHARACTERS,
  passwordNotAllowed: `${PASSWORD_CHARACTERS} Nothing else is allowed but the letters a to z, numbers, these characters and -.`,
  confirmationRequired: 'confirm password is required',
  passwordsMustMatch: 'passwords must match',
} as const;
