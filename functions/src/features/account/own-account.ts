import { endSessions } from '../../accounts/end-sessions';
import type { AnswerOf, CallOf } from '../route';

/** Changes the name that others see: in the list of people, and in the history. */
export async function handleUpdateAccount({
  request: { displayName },
  dependencies: { accounts },
  by,
}: CallOf<'updateAccount'>): Promise<AnswerOf<'updateAccount'>> {
  await accounts.updateUser(by, { displayName });
  return { displayName };
}

/** Ends all sessions of the account, including the session that makes this call. */
export async function handleEndOwnSessions({
  dependencies: { accounts },
  by,
}: CallOf<'endOwnSessions'>): Promise<AnswerOf<'endOwnSessions'>> {
  await endSessions(accounts, by);
  return {};
}
