/** What the login and register forms say, word for word as the specification has it. */
export const ACCOUNT_TEXTS = {
  emailInvalid: 'invalid email',
  emailRequired: 'email is required',
  passwordRequired: 'password is required',
  passwordTooShort: 'password too short',
  passwordTooLong: 'password too long',
  passwordCharacters:
    'The password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (such as @, $, !, %, *, ?, &).',
  confirmationRequired: 'confirm password is required',
  passwordsMustMatch: 'passwords must match',
} as const;
