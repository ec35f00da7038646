import type { Accounts } from '@futsal-cup/functions/accounts/verify-token';
import { createApp } from '@futsal-cup/functions/http/app';
import { CupStore } from '@futsal-cup/functions/storage/cup-store';
import { HOST } from '@futsal-cup/tools/stack/ports';
import express from 'express';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface ServedApi {
  readonly origin: string;
  close(): Promise<void>;
}

const administrator = { uid: 'administrator', role: 'admin' } as unknown as DecodedIdToken;

/** Serves the API over HTTP on this database. Everybody with a token is an administrator, because there is no Auth emulator. */
export async function serveApi(db: Firestore): Promise<ServedApi> {
  const app = createApp({
    db,
    cups: new CupStore(db),
    accounts: { verifyIdToken: () => Promise.resolve(administrator) } as unknown as Accounts,
    environment: {
      siteOrigin: 'https://our-cup.web.app',
      authEmulatorHost: null,
      webApiKey: '',
      trustedProxyHops: 1,
      setupKey: null,
    },
    logger: { warn: () => undefined, error: () => undefined },
    clock: Date.now,
    newId: randomUUID,
  });
  const server = express().use(express.json(), app).listen(0, HOST);
  await once(server, 'listening');
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
