import {
  ACCOUNT_TEXTS as texts,
  hasAllowedCharacters,
  hasPasswordCharacters,
  isEmail,
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '@futsal-cup/domain/account/credentials';
import { object, ref, string } from 'yup';

const email = string()
  .trim()
  .required(texts.emailRequired)
  .max(MAX_EMAIL_LENGTH, texts.emailInvalid)
  .test('email', texts.emailInvalid, (value = '') => value === '' || isEmail(value));

const password = string().required(texts.passwordRequired).max(MAX_PASSWORD_LENGTH, texts.passwordTooLong);

export const emailSchema = object({ email });

export const loginSchema = object({ email, password });

/** Yup reports the first rule that fails in this order. */
const newPassword = {
  password: password
    .min(MIN_PASSWORD_LENGTH, texts.passwordTooShort)
    .test('allowed', texts.passwordNotAllowed, (value = '') => hasAllowedCharacters(value))
    .test('characters', texts.passwordCharacters, (value = '') => hasPasswordCharacters(value)),
  confirmationPassword: string()
    .required(texts.confirmationRequired)
    .oneOf([ref('password')], texts.passwordsMustMatch),
};

export const newPasswordSchema = object(newPassword);

export const changePasswordSchema = object({ currentPassword: password, ...newPassword });

export const registerSchema = object({ email, ...newPassword });
