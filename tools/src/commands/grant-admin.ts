import { ADMIN_ROLE } from '@futsal-cup/domain/account/credentials';
import { endSessions } from '@futsal-cup/functions/accounts/end-sessions';
import { giveRole, type RoleAccounts, takeRole } from '@futsal-cup/functions/accounts/roles';
import { ApiError } from '@futsal-cup/functions/platform/api-error';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { confirm } from '../confirm';
import { openDatabase } from '../database';
import { PROJECT_ID } from '../project';
import { UserError } from '../user-error';
import { assertIsRunning, HOST, portsFromEnvironment } from '../stack/ports';

const USAGE = 'Name the account: npm run grant-admin -- EMAIL [--revoke] [--yes] [--project ID]';

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

/** The accounts, and the document of the administrators, which the site's People page changes too. */
interface RoleStorage extends RoleAccounts {
  readonly accounts: Auth;
}

interface Asking {
  /** Asks the person who runs the command to confirm. */
  readonly confirm: (question: string) => Promise<boolean>;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/** Describes the account in the question: anybody can register any address, so the person must see whose account it is. */
function describeAccount({ emailVerified, disabled, metadata }: UserRecord, email: string): string {
  return [
    `${email} registered on ${metadata.creationTime}`,
    metadata.lastSignInTime ? `signed in last on ${metadata.lastSignInTime}` : 'never signed in',
    emailVerified
      ? 'and has proved that the address is theirs.'
      : 'and has not proved that the address is theirs: anybody could have registered it. Ask the person when they registered.',
    ...(disabled ? ['The account is disabled.'] : []),
  ].join(', ');
}

async function grant(storage: RoleStorage, user: UserRecord, email: string, asking: Asking): Promise<string> {
  if (isAdmin(user)) return `${email} is an administrator already.`;
  const question = `${describeAccount(user, email)}\nGive this account the administrator's role?`;
  if (!(await asking.confirm(question))) throw new UserError('Nothing was changed.');
  await giveRole(storage, { userId: user.uid, actor: null });
  await endSessions(storage.accounts, user.uid, asking.pause);
  return `${email} is an administrator now, and has to sign in again.`;
}

async function revoke(
  storage: RoleStorage,
  user: UserRecord,
  email: string,
  asking: Asking,
): Promise<string> {
  try {
    // This runs even if the account has no role: an earlier run may have taken the role and then failed to revoke the tokens that carry it.
    await takeRole(storage, { userId: user.uid, actor: null, pause: asking.pause });
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors[0].msg !== 'there_must_be_an_administrator') throw error;
    throw new UserError(`${email} is the last administrator. Give somebody else the role first.`);
  }
  return isAdmin(user)
    ? `${email} is no administrator any more, and is signed out.`
    : `${email} is no administrator.`;
}

/** Gives an account the role, or takes it away, and returns a sentence about the outcome. */
export async function setAdmin(
  storage: RoleStorage,
  email: string,
  isGranted: boolean,
  asking: Asking,
): Promise<string> {
  const user = await findUser(storage.accounts, email);
  return isGranted ? grant(storage, user, email, asking) : revoke(storage, user, email, asking);
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
    options: {
      project: { type: 'string' },
      revoke: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [email] = positionals;
  if (email === undefined) throw new UserError(USAGE);
  if (values.project === undefined) await pointAtRunningEmulator();
  const app = initializeApp({ projectId: values.project ?? PROJECT_ID });
  const { db, close } = await openDatabase(values.project);
  try {
    const ask = (question: string) =>
      confirm(
        question,
        `${question}\nNobody can answer here. Say --yes to give the role; nothing was changed.`,
      );
    const asking = { confirm: values.yes ? () => Promise.resolve(true) : ask, pause: wait };
    console.log(
      await setAdmin({ accounts: getAuth(app), db, clock: Date.now }, email, !values.revoke, asking),
    );
  } finally {
    await close();
    await deleteApp(app);
  }
}
