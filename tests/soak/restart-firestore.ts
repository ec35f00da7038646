import { startFirestore, type RunningFirestore } from '@futsal-cup/local-firestore/start-firestore';
import { readCollections, writeCollections } from '@futsal-cup/tools/backup/collections';
import { ROOT } from '@futsal-cup/tools/project';
import { HOST } from '@futsal-cup/tools/stack/ports';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BreakableLine } from '../support/breakable-line';
import { withFirestore } from '../support/model/stored-cup';

const DRAIN_MS = 1_000;

export function startFirestoreOn(port: number): Promise<RunningFirestore> {
  return startFirestore({ host: HOST, port, rulesFile: join(ROOT, 'firestore.rules') });
}

/**
 * Stops Firestore in the middle of everything and restarts it with its data. The emulators store nothing, so a backup carries the
 * data over; it is taken when the line is cut and nothing can be written any more.
 */
export async function restartFirestore(
  running: RunningFirestore,
  port: number,
  line: BreakableLine,
): Promise<RunningFirestore> {
  line.cut();
  await wait(DRAIN_MS);
  const stored = await withFirestore(readCollections, running.host);
  await running.stop();
  const restarted = await startFirestoreOn(port);
  await withFirestore((db) => writeCollections(db, stored), restarted.host);
  line.mend();
  return restarted;
}
