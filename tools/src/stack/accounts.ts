import { readFile } from 'node:fs/promises';
import { PROJECT_ID } from '../project';

/** Accounts in the Auth emulator's own export format: `{ users: [...] }`, fake password hashes included. */
export interface Accounts {
  readonly users: readonly Record<string, unknown>[];
}

const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

function accountsUrl(authHost: string, call: string): string {
  return `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts${call}`;
}

async function callAuth(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, headers: OWNER });
  if (!response.ok)
    throw new Error(`The Auth emulator answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export async function readAccountsFile(file: string): Promise<Accounts> {
  return JSON.parse(await readFile(file, 'utf8')) as Accounts;
}

export async function importAccounts(authHost: string, accounts: Accounts): Promise<void> {
  if (accounts.users.length === 0) return;
  const body = JSON.stringify({ users: accounts.users });
  await callAuth(accountsUrl(authHost, ':batchCreate'), { method: 'POST', body });
}

export async function exportAccounts(authHost: string): Promise<Accounts> {
  const { users = [] } = (await callAuth(accountsUrl(authHost, ':batchGet?maxResults=-1'), {
    method: 'GET',
  })) as Partial<Accounts>;
  return { users };
}
