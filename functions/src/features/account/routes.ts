import { accountContracts } from '@futsal-cup/domain/contracts/accounts';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { throttleRegistration } from '../../accounts/throttle';
import { ApiError } from '../../platform/api-error';
import { type AnswerOf, type CallOf, route } from '../route';
import { handleAcceptInvitation } from './accept-invitation';
import { handleRequestPasswordReset, handleResetPassword } from './forgotten-password';
import { handleEndOwnSessions, handleUpdateAccount } from './own-account';
import { handleChangePassword, refuseGuessable } from './passwords';
import { handleLogin, handleRefreshSession } from './sessions';

const REFUSED: Readonly<Record<string, { msg: ErrorCode; path: string }>> = {
  'auth/email-already-exists': { msg: 'email_already_exists', path: 'email' },
  'auth/invalid-email': { msg: 'invalid_email', path: 'email' },
  'auth/invalid-password': { msg: 'password_too_short', path: 'password' },
};

/** Creates an account without any role. An administrator, an invitation or `npm run grant-admin` gives the role later. */
async function handleRegister({
  request: { email, password },
  dependencies,
  address,
}: CallOf<'register'>): Promise<AnswerOf<'register'>> {
  await throttleRegistration(dependencies, address);
  await refuseGuessable(dependencies, password, email);
  try {
    await dependencies.accounts.createUser({ email, password });
    return {};
  } catch (cause) {
    const refusal = cause instanceof Error && 'code' in cause ? REFUSED[String(cause.code)] : undefined;
    if (refusal) throw new ApiError([refusal], { cause });
    throw cause;
  }
}

/** Answers that the caller has access, which the guard has checked before. */
const handleValidateAccess = async () => ({});

export const accountRoutes = [
  route(accountContracts.login, handleLogin),
  route(accountContracts.refreshSession, handleRefreshSession),
  route(accountContracts.register, handleRegister),
  route(accountContracts.requestPasswordReset, handleRequestPasswordReset),
  route(accountContracts.resetPassword, handleResetPassword),
  route(accountContracts.updateAccount, handleUpdateAccount),
  route(accountContracts.changePassword, handleChangePassword),
  route(accountContracts.endOwnSessions, handleEndOwnSessions),
  route(accountContracts.acceptInvitation, handleAcceptInvitation),
  route(accountContracts.validateAccess, handleValidateAccess),
];
