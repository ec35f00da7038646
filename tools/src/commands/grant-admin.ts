import { ADMIN_ROLE } from '@futsal-cup/domain/account/credentials';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { parseArgs } from 'node:util';
import { PROJECT_ID } from '../project';
import { UserError } from '../user-error';
import { assertIsRunning, HOST, portsFromEnvironment } from '../stack/ports';

const USAGE = 'Name the account: npm run grant-admin -- EMAIL [--revoke] [--project ID]';

function isAdmin(user: UserRecord): boolean {
  return user.customClaims?.['role'] === ADMIN_ROLE;
}

async function findUser(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'auth/user-not-found' && code !== 'auth/invalid-email') throw error;
    throw new UserError(`Nobody is registered as ${email}. Register on the site first.`);
  }
}

async function hasOtherAdmin(auth: Auth, uid: string): Promise<boolean> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1_000, pageToken);
    if (page.users.some((user) => user.uid !== uid && isAdmin(user) && !user.disabled)) return true;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return false;
}

/** An earlier run may have taken the role and then failed to revoke the tokens that carry it. */
async function confirm(auth: Auth, user: UserRecord, email: string, grant: boolean): Promise<string> {
  if (grant) return `${email} is an administrator already.`;
  await auth.revokeRefreshTokens(user.uid);
  return `${email} is no administrator.`;
}

/** Tokens carry the role, so the old ones are revoked: the change holds from the next request on. */
export async function setAdmin(auth: Auth, email: string, grant: boolean): Promise<string> {
  const user = await findUser(auth, email);
  if (isAdmin(user) === grant) return confirm(auth, user, email, grant);
  if (!grant && !(await hasOtherAdmin(auth, user.uid))) {
    throw new UserError(`${email} is the last administrator. Give somebody else the role first.`);
  }
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, role: grant ? ADMIN_ROLE : undefined });
  await auth.revokeRefreshTokens(user.uid);
  return grant
    ? `${email} is an administrator now, and has to sign in again.`
    : `${email} is no administrator any more, and is signed out.`;
}

async function pointAtRunningEmulator(): Promise<void> {
  const { auth } = portsFromEnvironment();
  await assertIsRunning('Auth emulator', auth);
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${HOST}:${auth}`;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { project: { type: 'string' }, revoke: { type: 'boolean', default: false } },
  });
  const [email] = positionals;
  if (email === undefined) throw new UserError(USAGE);
  if (values.project === undefined) await pointAtRunningEmulator();
  const app = initializeApp({ projectId: values.project ?? PROJECT_ID });
  try {
    console.log(await setAdmin(getAuth(app), email, !values.revoke));
  } finally {
    await deleteApp(app);
  }
}
