import { PROJECT_ID } from '@futsal-cup/tools/project';
import { testStack } from './stack/test-stack';

export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

export const ADMINISTRATOR = { email: 'admin@futsal-cup.test', password: 'Admin-2026!' } as const;
export const VISITOR = { email: 'visitor@futsal-cup.test', password: 'Visitor-2026!' } as const;

const OWN_PASSWORD = 'CornerKick!1';

async function askAuth<Reply>(call: string, body: unknown): Promise<Reply> {
  const url = `http://${testStack().authHost}/identitytoolkit.googleapis.com/v1/${call}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status} to ${call}`);
  return (await response.json()) as Reply;
}

function ofProject(call: string): string {
  return `projects/${PROJECT_ID}/accounts${call}`;
}

/** Signs in past the API, so that no throttle counts it. */
export async function signIn(credentials: { email: string; password: string }): Promise<string> {
  const reply = await askAuth<{ idToken: string }>('accounts:signInWithPassword?key=any', {
    ...credentials,
    returnSecureToken: true,
  });
  return reply.idToken;
}

/** Gives the account these custom claims, as `grant-admin` does with `role`. */
export async function setClaims({ userId }: Account, claims: Record<string, unknown>): Promise<void> {
  await askAuth(ofProject(':update'), { localId: userId, customAttributes: JSON.stringify(claims) });
}

export function uniqueEmail(): string {
  return `${crypto.randomUUID()}@futsal-cup.test`;
}

/** Creates an account that only this test uses. */
export async function createAccount(
  claims: Record<string, unknown> = {},
  password = OWN_PASSWORD,
): Promise<Account> {
  const email = uniqueEmail();
  const { localId } = await askAuth<{ localId: string }>(ofProject(''), { email, password });
  const account = { userId: localId, email, password };
  await setClaims(account, claims);
  return account;
}

export async function deleteAccount({ userId }: Account): Promise<void> {
  await askAuth(ofProject(':delete'), { localId: userId });
}

export async function disableAccount({ userId }: Account): Promise<void> {
  await askAuth(ofProject(':update'), { localId: userId, disableUser: true });
}

/** Ends every session of the account, so that no earlier token is valid any more. */
export async function revokeTokens({ userId }: Account): Promise<void> {
  const soon = Math.floor(Date.now() / 1_000) + 2;
  await askAuth(ofProject(':update'), { localId: userId, validSince: String(soon) });
}

export async function hasAccount(email: string): Promise<boolean> {
  const { users = [] } = await askAuth<{ users?: unknown[] }>(ofProject(':lookup'), { email: [email] });
  return users.length > 0;
}

let administrator: Promise<string> | undefined;

/** Returns the token of the seeded administrator. */
export function administratorToken(): Promise<string> {
  administrator ??= signIn(ADMINISTRATOR);
  return administrator;
}

/** Returns the tokens of this many administrators, each with an account of their own. */
export function administratorTokens(count: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => signIn(await createAccount({ role: 'admin' }))),
  );
}
