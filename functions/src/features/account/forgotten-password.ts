import { DEFAULT_LANGUAGE } from '@futsal-cup/domain/cup/text/languages';
import { setTimeout as wait } from 'node:timers/promises';
import { refuseBusy, resetPassword, sendResetMail } from '../../accounts/identity-toolkit';
import { refuseFlood } from '../../accounts/refuse-flood';
import { throttleReset } from '../../accounts/throttle';
import { ApiError } from '../../platform/api-error';
import type { AnswerOf, CallOf } from '../route';
import { refuseGuessable } from './passwords';

/** Reasons for which no mail is sent: the address has no account, or its account is closed. A caller must not learn them. */
const NOT_SENT = new Set([
  'EMAIL_NOT_FOUND',
  'USER_NOT_FOUND',
  'USER_DISABLED',
  'INVALID_EMAIL',
  'MISSING_EMAIL',
]);

/**
 * Reasons for which no mail is sent because a limit is reached. A caller must not learn them, because only an address with an account gets
 * them. They are logged for the club: nobody gets a mail until the limit has passed.
 */
const NO_MORE_MAILS = new Set(['RESET_PASSWORD_EXCEED_LIMIT', 'QUOTA_EXCEEDED']);

/**
 * How long every answer takes, so that it does not reveal whether a mail was sent. Firebase Auth gets the request well within this time,
 * and sends the mail even if that takes longer or if the function is suspended after its answer.
 */
const RESET_TAKES_MS = 2_000;

const CODE_ENDED = new Set([
  'EXPIRED_OOB_CODE',
  'INVALID_OOB_CODE',
  'MISSING_OOB_CODE',
  'USER_DISABLED',
  'EMAIL_NOT_FOUND',
  'USER_NOT_FOUND',
]);

/** Makes Firebase Auth send the mail for a forgotten password. The answer and its time are the same whether the account exists or not. */
export async function handleRequestPasswordReset(
  { request: { email, language = DEFAULT_LANGUAGE }, dependencies, address }: CallOf<'requestPasswordReset'>,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<AnswerOf<'requestPasswordReset'>> {
  await throttleReset(dependencies, email.toLowerCase(), address);
  const time = pause(RESET_TAKES_MS);
  const inTime = Promise.race([
    sendResetMail(dependencies.environment, email, language),
    time.then(() => null),
  ]);
  const [sent] = await Promise.allSettled([inTime, time]);
  if (sent.status === 'rejected') throw sent.reason;
  if (sent.value === null || NOT_SENT.has(sent.value.rejected)) return {};
  refuseBusy(sent.value);
  const { rejected } = sent.value;
  if (!NO_MORE_MAILS.has(rejected)) throw new Error(`Firebase Auth refuses to send a mail: ${rejected}`);
  dependencies.logger.warn('Firebase Auth sends no more mails for a while.', { details: rejected });
  return {};
}

/** Sets another password with the code from the mail for a forgotten password. */
export async function handleResetPassword({
  request: { code, password },
  dependencies,
  address,
}: CallOf<'resetPassword'>): Promise<AnswerOf<'resetPassword'>> {
  refuseFlood(address);
  await refuseGuessable(dependencies, password);
  const answer = await resetPassword(dependencies.environment, code, password);
  if (answer === null) return {};
  if (CODE_ENDED.has(answer.rejected)) throw new ApiError([{ msg: 'reset_code_is_not_valid', path: 'code' }]);
  refuseBusy(answer);
  throw new Error(`Firebase Auth refuses to set a password: ${answer.rejected}`);
}
