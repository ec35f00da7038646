import type { CDPSession } from '@playwright/test';

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

/** What a page can pile up. Compiled code and the browser's own records, such as its list of requests, are none of its doing. */
const STATE = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
]);
const DETACHED = 2;

export interface Held {
  /** The bytes of all objects, functions, arrays and strings. */
  readonly bytes: number;
  /** The elements that are in no document any more, and that something still holds. */
  readonly detached: number;
}

async function takeSnapshot(devtools: CDPSession): Promise<Snapshot> {
  let json = '';
  const handleChunk = ({ chunk }: { readonly chunk: string }) => void (json += chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', handleChunk);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', handleChunk);
  return JSON.parse(json) as Snapshot;
}

/** Tells from a heap snapshot, which begins with a collection of garbage, what the page of a devtools session holds. */
export async function heldByPage(devtools: CDPSession): Promise<Held> {
  const { snapshot, nodes } = await takeSnapshot(devtools);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, detachedness] = ['type', 'self_size', 'detachedness'].map((field) =>
    fields.indexOf(field),
  );
  let [bytes, detached] = [0, 0];
  for (let node = 0; node < nodes.length; node += fields.length) {
    const valueOf = (field = 0) => nodes[node + field] ?? 0;
    if (STATE.has(types[0][valueOf(type)] ?? '')) bytes += valueOf(size);
    if (valueOf(detachedness) === DETACHED) detached += 1;
  }
  return { bytes, detached };
}
