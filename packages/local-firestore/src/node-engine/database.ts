import { FirestoreMock, type DatabaseDirect } from '@firebase-bridge/firestore-admin';
import { openBridgeClient, type BridgeClient } from './bridge-client';
import { Clock } from './clock';
import { invalidArgument } from './service-error';

export interface Database {
  /** `projects/P/databases/D/documents` */
  readonly root: string;
  readonly clock: Clock;
  readonly client: BridgeClient;
  readonly documents: DatabaseDirect;
}

/** Every database that was asked for. A database is created by its first request, as in the official emulator. */
export class Databases {
  readonly #clock = new Clock();
  readonly #mock = new FirestoreMock();
  readonly #open = new Map<string, Promise<Database>>();

  constructor() {
    this.#mock.systemTime.custom(() => new Date(this.#clock.now()));
  }

  /** The database of a resource name: `projects/P/databases/D`, which a longer path may follow. */
  of(resourceName: string | null | undefined): Promise<Database> {
    const match = /^projects\/([^/]+)\/databases\/([^/]+)(\/|$)/.exec(resourceName ?? '');
    const [, projectId, databaseId] = match ?? [];
    if (!projectId || !databaseId) throw invalidArgument(`'${resourceName}' names no database.`);
    const key = `${projectId}/${databaseId}`;
    const known = this.#open.get(key) ?? this.#create(projectId, databaseId);
    this.#open.set(key, known);
    return known;
  }

  async #create(projectId: string, databaseId: string): Promise<Database> {
    const controller = this.#mock.createDatabase({ projectId, databaseId });
    return {
      root: `projects/${projectId}/databases/${databaseId}/documents`,
      clock: this.#clock,
      client: await openBridgeClient(controller),
      documents: controller.database,
    };
  }
}
