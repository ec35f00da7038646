import type { PersonView } from '@futsal-cup/domain/contracts/views/people-views';
import { call } from './call-api';
import { type Account, createAccount, signIn } from './sign-in';

export async function personOf({ userId }: Pick<Account, 'userId'>): Promise<PersonView | undefined> {
  const { people } = await call('getPeople', {});
  return people.find((person) => person.userId === userId);
}

export async function invite(days = 1, token?: string) {
  return call('createInvitation', { name: 'Bea from the board', days }, { token });
}

export async function administrator() {
  const account = await createAccount({ role: 'admin' });
  return { account, token: await signIn(account) };
}

export async function visitor() {
  const account = await createAccount();
  return { account, token: await signIn(account) };
}
