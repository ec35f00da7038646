import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { DEFAULT_LANGUAGE } from '@futsal-cup/domain/cup/text/languages';
import { setTimeout as wait } from 'node:timers/promises';
import { isCommonPassword } from '../../accounts/common-password';
import { endSessions } from '../../accounts/end-sessions';
import { resetPassword, sendResetMail } from '../../accounts/identity-toolkit';
import { throttleLogin, throttleReset } from '../../accounts/throttle';
import { apiError, ApiError } from '../../platform/api-error';
import type { AnswerOf, CallOf } from '../route';
import { isWrongGuess, signIn } from './sessions';

/** What a caller must not learn: the address has no account, or its account is closed. */
const NOT_SENT = new Set([
  'EMAIL_NOT_FOUND',
  'USER_NOT_FOUND',
  'USER_DISABLED',
  'INVALID_EMAIL',
  'MISSING_EMAIL',
]);

const BUSY = new Set(['TOO_MANY_ATTEMPTS_TRY_LATER', 'RESET_PASSWORD_EXCEED_LIMIT', 'QUOTA_EXCEEDED']);
const BUSY_FOR_SECONDS = 60;

/** Longer than Firebase Auth takes to send a mail, so that how long an answer takes does not say whether one was sent. */
const RESET_TAKES_MS = 2_000;

const CODE_ENDED = new Set([
  'EXPIRED_OOB_CODE',
  'INVALID_OOB_CODE',
  'MISSING_OOB_CODE',
  'USER_DISABLED',
  'EMAIL_NOT_FOUND',
  'USER_NOT_FOUND',
]);

/** Refuses a password that others try first. */
export async function refuseCommon(password: string): Promise<void> {
  if (await isCommonPassword(password))
    throw new ApiError([{ msg: 'password_is_too_common', path: 'password' }]);
}

/** Has the mail sent. The answer is the same, at the same time, whether there is such an account or not. */
export async function handleRequestPasswordReset({
  request: { email, language = DEFAULT_LANGUAGE },
  dependencies,
  address,
}: CallOf<'requestPasswordReset'>): Promise<AnswerOf<'requestPasswordReset'>> {
  await throttleReset(dependencies, email.toLowerCase(), address);
  const [sent] = await Promise.allSettled([
    sendResetMail(dependencies.environment, email, language),
    wait(RESET_TAKES_MS),
  ]);
  if (sent.status === 'rejected') throw sent.reason;
  const rejected = sent.value?.rejected;
  if (rejected === undefined || NOT_SENT.has(rejected)) return {};
  if (BUSY.has(rejected)) throw apiError('too_many_attempts', { retryAfterSeconds: BUSY_FOR_SECONDS });
  throw new Error(`Firebase Auth refuses to send a mail: ${rejected}`);
}

/** Sets another password by the code of the mail. */
export async function handleResetPassword({
  request: { code, password },
  dependencies,
}: CallOf<'resetPassword'>): Promise<AnswerOf<'resetPassword'>> {
  await refuseCommon(password);
  const answer = await resetPassword(dependencies.environment, code, password);
  if (answer === null) return {};
  if (CODE_ENDED.has(answer.rejected)) throw new ApiError([{ msg: 'reset_code_is_not_valid', path: 'code' }]);
  throw new Error(`Firebase Auth refuses to set a password: ${answer.rejected}`);
}

function refusal(msg: ErrorCode, cause: unknown): ApiError {
  return new ApiError([{ msg, path: 'currentPassword' }], { cause });
}

/** Sets another password for whoever knows the present one, ends all sessions and begins a new one here. */
export async function handleChangePassword({
  request: { currentPassword, password },
  dependencies,
  address,
  device,
  by,
}: CallOf<'changePassword'>): Promise<AnswerOf<'changePassword'>> {
  const { accounts } = dependencies;
  const { email = '' } = await accounts.getUser(by);
  const subject = { account: email.toLowerCase(), address, deviceKey: device.key };
  try {
    await throttleLogin(
      dependencies,
      subject,
      () => signIn(dependencies, email, currentPassword),
      isWrongGuess,
    );
  } catch (cause) {
    throw isWrongGuess(cause) ? refusal('current_password_is_wrong', cause) : cause;
  }
  await refuseCommon(password);
  await accounts.updateUser(by, { password });
  await endSessions(accounts, by);
  return signIn(dependencies, email, password);
}
