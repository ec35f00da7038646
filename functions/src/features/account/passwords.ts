import { CLUB_NAME } from '@futsal-cup/domain/account/club-name';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { isCommonPassword } from '../../accounts/common-password';
import { endSessions } from '../../accounts/end-sessions';
import { isExpectedPassword } from '../../accounts/expected-password';
import { throttlePasswordChange } from '../../accounts/throttle';
import { ApiError } from '../../platform/api-error';
import { cupNames } from '../../storage/cup-names';
import type { AnswerOf, CallOf, Dependencies } from '../route';
import { isWrongGuess, signIn } from './sessions';

function refusalOfNew(msg: ErrorCode): ApiError {
  return new ApiError([{ msg, path: 'password' }]);
}

/** Refuses a password that attackers try first: a common one, or one of words that they expect of this club and this account. */
export async function refuseGuessable(
  { db, clock, environment: { siteOrigin } }: Dependencies,
  password: string,
  email = '',
): Promise<void> {
  if (await isCommonPassword(password)) throw refusalOfNew('password_is_too_common');
  const cups = await cupNames(db, clock());
  if (isExpectedPassword(password, [CLUB_NAME, siteOrigin, email, ...cups])) {
    throw refusalOfNew('password_is_easy_to_guess_here');
  }
}

function refusal(msg: ErrorCode, cause: unknown): ApiError {
  return new ApiError([{ msg, path: 'currentPassword' }], { cause });
}

/** Sets another password for a person who gives the present password, ends all sessions and begins a new one for this person. */
export async function handleChangePassword({
  request: { currentPassword, password },
  dependencies,
  by,
}: CallOf<'changePassword'>): Promise<AnswerOf<'changePassword'>> {
  const { accounts } = dependencies;
  const { email = '' } = await accounts.getUser(by);
  try {
    await throttlePasswordChange(
      dependencies,
      by,
      () => signIn(dependencies, email, currentPassword),
      isWrongGuess,
    );
  } catch (cause) {
    throw isWrongGuess(cause) ? refusal('current_password_is_wrong', cause) : cause;
  }
  await refuseGuessable(dependencies, password, email);
  await accounts.updateUser(by, { password });
  await endSessions(accounts, by);
  return signIn(dependencies, email, password);
}
