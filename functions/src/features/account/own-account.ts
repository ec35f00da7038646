import { endSessions } from '../../accounts/end-sessions';
import type { AnswerOf, CallOf } from '../route';

/** The name under which others see the account: in the list of people, and in what is kept of who did what. */
export async function handleUpdateAccount({
  request: { displayName },
  dependencies: { accounts },
  by,
}: CallOf<'updateAccount'>): Promise<AnswerOf<'updateAccount'>> {
  await accounts.updateUser(by, { displayName });
  return { displayName };
}

/** Signs the account out everywhere, here too. */
export async function handleEndOwnSessions({
  dependencies: { accounts },
  by,
}: CallOf<'endOwnSessions'>): Promise<AnswerOf<'endOwnSessions'>> {
  await endSessions(accounts, by);
  return {};
}
