import { ADMIN_ROLE } from '@futsal-cup/domain/account/credentials';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { confirm } from '../confirm';
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

async function hasOtherAdmin(auth: Auth, uid: string): Promise<boolean> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1_000, pageToken);
    if (page.users.some((user) => user.uid !== uid && isAdmin(user) && !user.disabled)) return true;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return false;
}

/** Firebase Auth notes in whole seconds from when on sessions count. */
const A_SECOND_MS = 1_000;

interface Asking {
  /** Whether the person who runs the command wants it, after reading this. */
  readonly confirm: (question: string) => Promise<boolean>;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/**
 * Tokens carry the role, so the old ones are revoked: the change holds from the next request on. Twice, because a session that
 * began within the same second counts as a later one.
 */
async function endSessions(auth: Auth, uid: string, { pause }: Asking): Promise<void> {
  await auth.revokeRefreshTokens(uid);
  await pause(A_SECOND_MS);
  await auth.revokeRefreshTokens(uid);
}

/** Anybody can register any address, so whoever gives the role must see whose account it is. */
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

async function grant(auth: Auth, user: UserRecord, email: string, asking: Asking): Promise<string> {
  if (isAdmin(user)) return `${email} is an administrator already.`;
  const question = `${describeAccount(user, email)}\nGive this account the administrator's role?`;
  if (!(await asking.confirm(question))) throw new UserError('Nothing was changed.');
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, role: ADMIN_ROLE });
  await endSessions(auth, user.uid, asking);
  return `${email} is an administrator now, and has to sign in again.`;
}

async function revoke(auth: Auth, user: UserRecord, email: string, asking: Asking): Promise<string> {
  if (!isAdmin(user)) {
    // An earlier run may have taken the role and then failed to revoke the tokens that carry it.
    await endSessions(auth, user.uid, asking);
    return `${email} is no administrator.`;
  }
  if (!(await hasOtherAdmin(auth, user.uid))) {
    throw new UserError(`${email} is the last administrator. Give somebody else the role first.`);
  }
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, role: undefined });
  await endSessions(auth, user.uid, asking);
  return `${email} is no administrator any more, and is signed out.`;
}

/** Gives an account the role, or takes it away, and says what came of it. */
export async function setAdmin(
  auth: Auth,
  email: string,
  isGranted: boolean,
  asking: Asking,
): Promise<string> {
  const user = await findUser(auth, email);
  return isGranted ? grant(auth, user, email, asking) : revoke(auth, user, email, asking);
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
  try {
    const ask = (question: string) =>
      confirm(
        question,
        `${question}\nNobody can answer here. Say --yes to give the role; nothing was changed.`,
      );
    const asking = { confirm: values.yes ? () => Promise.resolve(true) : ask, pause: wait };
    console.log(await setAdmin(getAuth(app), email, !values.revoke, asking));
  } finally {
    await deleteApp(app);
  }
}
