/** The pattern of the HTML standard for `<input type="email">`, so that browser, form and server agree. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** At least one lower-case letter, one capital, one digit and one special, and nothing else. */
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

export function hasPasswordCharacters(password: string): boolean {
  return PASSWORD.test(password);
}
