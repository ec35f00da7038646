import { promisifyRequest, type UseStore } from 'idb-keyval';

const DATABASE = 'futsal-cup-score';
const STORE = 'kept';

/** Stores unsent entries and the server's latest answers on the device. Small values are in `localStorage` instead. */
export interface DeviceStore {
  /** The functions of idb-keyval use this store. It rejects every request after the page is left, until the page is shown again. */
  readonly use: UseStore;
  /**
   * Call this when the page is left: no new transaction begins, and uncommitted ones are aborted, so that no transaction
   * waits for a page that is gone (docs/decisions/0073-with-the-tap.md).
   */
  leave(): void;
  /** Call this when the page is shown again. */
  comeBack(): void;
}

function connect(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return promisifyRequest(request);
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // A transaction that cannot be aborted is committed already and no longer needs the page.
  }
}

export function openDeviceStore(name = DATABASE): DeviceStore {
  let isLeft = false;
  let connection: Promise<IDBDatabase> | null = null;
  const writing = new Set<IDBTransaction>();

  const forget = (lost: Promise<IDBDatabase>) => {
    if (connection === lost) connection = null;
  };
  const open = () => {
    if (isLeft) throw new Error('The page is left.');
    if (connection) return connection;
    const opened = connect(name);
    connection = opened;
    opened.then(
      (database) => {
        // The browser closes the connection when somebody clears the data of the site.
        database.onclose = () => forget(opened);
        database.onversionchange = () => {
          forget(opened);
          database.close();
        };
      },
      () => forget(opened),
    );
    return opened;
  };
  const follow = (transaction: IDBTransaction) => {
    writing.add(transaction);
    for (const end of ['complete', 'abort']) {
      transaction.addEventListener(end, () => writing.delete(transaction));
    }
  };
  const begin = async (mode: IDBTransactionMode, isAgain = false): Promise<IDBObjectStore> => {
    const opened = open();
    const database = await opened;
    try {
      const transaction = database.transaction(STORE, mode);
      if (mode === 'readwrite') follow(transaction);
      return transaction.objectStore(STORE);
    } catch (error) {
      // WebKit closes the connections of background pages without an event, so the connection is opened again once.
      forget(opened);
      if (isAgain) throw error;
      return begin(mode, true);
    }
  };
  return {
    use: (mode, callback) => begin(mode).then(callback),
    leave() {
      isLeft = true;
      writing.forEach(abort);
      connection?.then(
        (database) => database.close(),
        () => undefined,
      );
      connection = null;
    },
    comeBack() {
      isLeft = false;
    },
  };
}

/**
 * Replaces a stored value by the result of `change`, which gets the old value, or undefined if nothing is stored. The transaction is
 * committed right after its last request, so that it no longer needs the page.
 */
export function changeKept(
  device: UseStore,
  name: string,
  change: (kept: unknown) => unknown,
): Promise<void> {
  return device('readwrite', async (store) => {
    const request: IDBRequest<unknown> = store.get(name);
    return new Promise((resolve, reject) => {
      request.onsuccess = () => {
        try {
          store.put(change(request.result), name);
          resolve(finish(store.transaction));
        } catch (error) {
          reject(error as Error);
        }
      };
      request.onerror = () => reject(request.error ?? new Error('The storage cannot be read.'));
    });
  });
}

function finish(transaction: IDBTransaction): Promise<void> {
  const finished = promisifyRequest(transaction);
  // Older browsers have no `commit`, although the types promise it.
  (transaction as Partial<IDBTransaction>).commit?.();
  return finished;
}
