import { ADMIN_ROLE } from '@futsal-cup/domain/account/credentials';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { apiError } from '../platform/api-error';
import type { Clock } from '../platform/environment';
import { retryConflicts } from '../storage/retry-conflicts';
import { toInstant } from '../storage/stored';

/*
 * Firebase Auth stores as a claim of each account whether it is an administrator, and cannot change two accounts on a condition. So every
 * change of the role is first written to one document here, on the condition that nobody else has changed the document since it was read.
 */

/**
 * The document that every change of the administrator role writes. The claims of the accounts say who has the role, except for the accounts
 * in `taken`.
 */
export interface StoredAdministrators {
  /**
   * When each account got the role and from which account (`by`), by the id of the account that got it; `by` is empty for a command or the
   * setup key.
   */
  readonly given: Readonly<Record<string, { readonly at: string; readonly by: string }>>;
  /**
   * When the role was taken from each account, by the id of the account. The account's claim is removed a moment later; the claim remains
   * if its removal failed.
   */
  readonly taken: Readonly<Record<string, string>>;
  /** The hash of the last setup key that gave somebody the role: a key works once. */
  readonly usedSetupKey: string | null;
}

const NOBODY_YET: StoredAdministrators = { given: {}, taken: {}, usedSetupKey: null };

export interface RoleStorage {
  readonly db: Firestore;
  readonly clock: Clock;
  readonly accounts: Pick<Auth, 'getUser' | 'listUsers' | 'setCustomUserClaims'>;
}

function administratorsReference(db: Firestore): DocumentReference<StoredAdministrators> {
  return db.collection('roles').doc('administrators') as DocumentReference<StoredAdministrators>;
}

export async function readAdministrators(db: Firestore): Promise<StoredAdministrators> {
  return (await administratorsReference(db).get()).data() ?? NOBODY_YET;
}

function hasClaim({ customClaims }: UserRecord): boolean {
  return customClaims?.['role'] === ADMIN_ROLE;
}

export function hasRole(user: UserRecord): boolean {
  return hasClaim(user) && !user.disabled;
}

/** Whether an account was given the role and has not lost it since, even if the account's claim is not up to date. */
export function isGiven({ given, taken }: StoredAdministrators, user: UserRecord): boolean {
  return Object.hasOwn(given, user.uid) || (hasClaim(user) && !Object.hasOwn(taken, user.uid));
}

/** Whether an account other than `except` has the role. The list of accounts has few pages, because a club has few accounts. */
export async function hasOtherAdministrator(
  { accounts }: Pick<RoleStorage, 'accounts'>,
  { taken }: StoredAdministrators,
  except: string | null,
): Promise<boolean> {
  const counts = (user: UserRecord) =>
    user.uid !== except && hasRole(user) && !Object.hasOwn(taken, user.uid);
  let pageToken: string | undefined;
  do {
    const page = await accounts.listUsers(1_000, pageToken);
    if (page.users.some(counts)) return true;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return false;
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

export function withRole(
  before: StoredAdministrators,
  userId: string,
  by: string,
  now: number,
): StoredAdministrators {
  const given = { ...before.given, [userId]: { at: toInstant(now), by } };
  return { ...before, given, taken: without(before.taken, userId) };
}

export function withoutRole(before: StoredAdministrators, userId: string, now: number): StoredAdministrators {
  return {
    ...before,
    given: without(before.given, userId),
    taken: { ...before.taken, [userId]: toInstant(now) },
  };
}

interface Decided {
  readonly after: StoredAdministrators;
  /** Adds writes of the caller to the commit. */
  readonly add?: (batch: WriteBatch) => void;
}

/**
 * Changes the administrators, or data that only an administrator may change together with them. `decide` gets the present state and
 * throws to refuse; it may run several times. An actor who has lost the role since the guard let the call pass is refused. A command has
 * no account, so its actor is null.
 */
export async function changeAdministrators(
  { db, clock }: Pick<RoleStorage, 'db' | 'clock'>,
  actor: string | null,
  decide: (before: StoredAdministrators, now: number) => Promise<Decided>,
): Promise<void> {
  await retryConflicts(async () => {
    const snapshot = await administratorsReference(db).get();
    const before = snapshot.data() ?? NOBODY_YET;
    if (actor !== null && Object.hasOwn(before.taken, actor)) {
      throw apiError('your_account_has_no_administrator_rights_yet');
    }
    const { after, add } = await decide(before, clock());
    const batch = db.batch();
    const { updateTime: lastUpdateTime } = snapshot;
    if (lastUpdateTime) batch.update(snapshot.ref, { ...after }, { lastUpdateTime });
    else batch.create(snapshot.ref, after);
    add?.(batch);
    await batch.commit();
  });
}

type Standing = 'given' | 'taken' | null;

function standingOf({ given, taken }: StoredAdministrators, userId: string): Standing {
  if (Object.hasOwn(taken, userId)) return 'taken';
  return Object.hasOwn(given, userId) ? 'given' : null;
}

/**
 * Sets the claim of an account to what the document says. Another call may change the document meanwhile and set the claim before this call
 * does. So this repeats until the document has not changed in between.
 */
export async function applyRole({ db, accounts }: RoleStorage, userId: string): Promise<void> {
  let standing = standingOf(await readAdministrators(db), userId);
  for (let applied: Standing | undefined; applied !== standing;) {
    applied = standing;
    if (standing !== null) {
      const { customClaims } = await accounts.getUser(userId);
      const role = standing === 'given' ? ADMIN_ROLE : undefined;
      await accounts.setCustomUserClaims(userId, { ...customClaims, role });
    }
    standing = standingOf(await readAdministrators(db), userId);
  }
}
