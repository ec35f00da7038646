import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { FieldValue } from 'firebase-admin/firestore';
import { prepareCall, send } from '../stack/api-client';
import { SAMPLE_CALLS } from '../samples/sample-calls';
import { credentialFor } from '../samples/sample-scoring';
import type { BenchStack } from '../stack/start-bench-stack';
import { buildWorld, logIn, type Session, type World } from '../stack/world';
import type { Operations } from './count-operations';

export const ENDPOINT_NAMES = Object.keys(ENDPOINTS) as EndpointName[];

export interface EndpointCount {
  readonly name: EndpointName;
  /** The operations when the process has the cup in its cache and nobody has changed the cup since. */
  readonly known: Operations;
  /** The operations when another process has changed the cup since this process read it. */
  readonly changedElsewhere: Operations;
}

export type CountingStack = Pick<BenchStack, 'firestore' | 'authHost' | 'countedApi' | 'counter'>;

/** Changes a cup as another process does: raises the revisions by which a process sees that its cached cup is out of date. */
async function changeElsewhere({ firestore: { db } }: CountingStack, { cup }: World): Promise<void> {
  const raise = { revision: FieldValue.increment(1) };
  await db.doc(`tournaments/${cup.tournament.tournamentId}`).update(raise);
  await db.doc(`live/${cup.tournament.tournamentId}`).update(raise);
  await db.doc('system/catalogue').set(raise, { merge: true });
}

async function countCall(
  stack: CountingStack,
  session: Session,
  name: EndpointName,
  isChangedElsewhere: boolean,
): Promise<Operations> {
  const world = await buildWorld(stack, stack.countedApi, session);
  const request = await SAMPLE_CALLS[name](world);
  const credential = await credentialFor(name, world);
  await world.call('getAllTournaments', {});
  await world.call('getTournament', { tournamentId: world.cup.tournament.tournamentId });
  if (isChangedElsewhere) await changeElsewhere(stack, world);
  stack.counter.take();
  await send(stack.countedApi, prepareCall(name, request, credential));
  return stack.counter.take();
}

/** Calls every endpoint with its sample request, each on its own cup of 16 teams, and counts what Firestore would bill. */
export async function countEndpoints(stack: CountingStack): Promise<EndpointCount[]> {
  const session = await logIn(stack.countedApi);
  const counts: EndpointCount[] = [];
  for (const name of ENDPOINT_NAMES) {
    const known = await countCall(stack, session, name, false);
    const changedElsewhere = await countCall(stack, session, name, true);
    counts.push({ name, known, changedElsewhere });
  }
  return counts;
}
