import { ROOT } from '@futsal-cup/tools/project';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = '.artifacts/build/bare-function';

/**
 * The reference of every latency: a function that answers at once, or after one read of Firestore, in the same framework and
 * with the same Admin SDK as ours.
 */
const CODE = `
const { initializeApp } = require('firebase-admin/app');
const { getFirestore } = require('firebase-admin/firestore');
const { onRequest } = require('firebase-functions/https');
const db = getFirestore(initializeApp());
exports.api = onRequest(async (request, response) => {
  if (request.path === '/read') await db.doc('bench/nothing').get();
  response.json({ success: true, data: {} });
});
`;

/** Writes the bare function and returns its folder, relative to the root of the checkout. */
export async function buildBareFunction(): Promise<string> {
  const folder = join(ROOT, FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.js'), CODE);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ main: 'index.js' }));
  return FOLDER;
}
