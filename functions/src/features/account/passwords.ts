import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { isCommonPassword } from '../../accounts/common-password';
import { endSessions } from '../../accounts/end-sessions';
import { throttlePasswordChange } from '../../accounts/throttle';
import { ApiError } from '../../platform/api-error';
import type { AnswerOf, CallOf } from '../route';
import { isWrongGuess, signIn } from './sessions';

/** Refuses a common password, which attackers try first. */
export async function refuseCommon(password: string): Promise<void> {
  if (await isCommonPassword(password))
    throw new ApiError([{ msg: 'password_is_too_common', path: 'password' }]);
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
  await refuseCommon(password);
  await accounts.updateUser(by, { password });
  await endSessions(accounts, by);
  return signIn(dependencies, email, password);
}
