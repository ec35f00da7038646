import type { Express } from 'express';

export interface ServedRoute {
  readonly method: string;
  readonly path: string;
}

/** A handler: a function, a router, or one that loads a router with its first request (functions/src/http/app.ts). */
interface Handle {
  readonly stack?: readonly Layer[];
  load?(): Promise<Handle>;
}

/** The part of a router's own layers that is needed here. */
interface Layer {
  readonly route?: {
    readonly path: string | readonly string[];
    readonly methods: Readonly<Record<string, boolean>>;
    readonly stack: readonly { readonly handle: Handle }[];
  };
  readonly handle: Handle;
  match(path: string): boolean;
}

const PREFIXES = ['/api', ''];

function ofLayer({ route }: Layer, prefix: string): ServedRoute[] {
  if (!route) return [];
  return Object.keys(route.methods).flatMap((method) =>
    [route.path].flat().map((path) => ({ method: method.toUpperCase(), path: `${prefix}${path}` })),
  );
}

/** Returns the prefix of a mounted router: the first known prefix that it answers to. */
function prefixOf(layer: Layer): string {
  const prefix = PREFIXES.find((candidate) => candidate !== '' && layer.match(candidate));
  return prefix !== undefined && !layer.match('/somewhere-else') ? prefix : '';
}

/** The routes of layers, and of the routers that they lead to, which are loaded for that. */
async function listLayers(layers: readonly Layer[], prefix: string): Promise<ServedRoute[]> {
  const found: ServedRoute[] = [];
  for (const layer of layers) {
    found.push(...ofLayer(layer, prefix));
    for (const handle of [layer.handle, ...(layer.route?.stack ?? []).map((inner) => inner.handle)]) {
      const { stack = [] } = (await handle.load?.()) ?? handle;
      found.push(...(await listLayers(stack, prefix === '' ? prefixOf(layer) : prefix)));
    }
  }
  return found;
}

/** Lists every route of an Express app from the app itself, so that a route which nobody wrote down is found too. */
export function listRoutes(app: Express): Promise<ServedRoute[]> {
  return listLayers((app.router as unknown as { stack: readonly Layer[] }).stack, '');
}
