import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from './clock';
import type { CupStore } from './cup-store';
import type { Environment } from './environment';
import type { Logger } from './logger';

/** What of the Admin SDK's accounts the function uses. */
export type Accounts = Pick<Auth, 'verifyIdToken' | 'createUser'>;

/** Everything that a handler reaches outside of its request. */
export interface Dependencies {
  readonly db: Firestore;
  readonly cups: CupStore;
  readonly accounts: Accounts;
  readonly environment: Environment;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly newId: () => string;
}
