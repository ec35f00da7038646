import type { NoData } from '@futsal-cup/domain/contracts/contract';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes';
import { ApiError } from '../../platform/api-error';
import type { Dependencies } from '../../platform/dependencies';
import { throttled } from '../../platform/throttle';

interface NewAccount {
  readonly email: string;
  readonly password: string;
}

const REFUSED: Readonly<Record<string, { msg: ErrorCode; path: string }>> = {
  'auth/email-already-exists': { msg: 'email_already_exists', path: 'email' },
  'auth/invalid-email': { msg: 'invalid_email', path: 'email' },
  'auth/invalid-password': { msg: 'password_too_short', path: 'password' },
};

async function createAccount({ accounts }: Dependencies, { email, password }: NewAccount): Promise<NoData> {
  try {
    await accounts.createUser({ email, password });
    return {};
  } catch (cause) {
    const refusal = cause instanceof Error && 'code' in cause ? REFUSED[String(cause.code)] : undefined;
    if (refusal) throw new ApiError([refusal], { cause });
    throw cause;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError;
}

/** Creates an account without any role: only `npm run grant-admin` gives one. */
export function register(dependencies: Dependencies, account: NewAccount, address: string): Promise<NoData> {
  const subject = { account: account.email, address };
  return throttled(dependencies, subject, () => createAccount(dependencies, account), isRefusal);
}
