import type { Express } from 'express';

export interface ServedRoute {
  readonly method: string;
  readonly path: string;
}

/** The part of a router's own layers that is needed here. */
interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle: { readonly stack?: readonly Layer[] };
  match(path: string): boolean;
  readonly path?: string;
}

const PREFIXES = ['/api', ''];

function ofLayer(layer: Layer, prefix: string): ServedRoute[] {
  const { route } = layer;
  if (!route) return [];
  return Object.keys(route.methods).map((method) => ({
    method: method.toUpperCase(),
    path: `${prefix}${route.path}`,
  }));
}

/** Returns the prefix of a mounted router: the first known prefix that it answers to. */
function prefixOf(layer: Layer): string {
  const prefix = PREFIXES.find((candidate) => candidate !== '' && layer.match(candidate));
  return prefix !== undefined && !layer.match('/somewhere-else') ? prefix : '';
}

/** Lists every route of an Express app from the app itself, so that a route which nobody wrote down is found too. */
export function listRoutes(app: Express): ServedRoute[] {
  const { stack } = app.router as unknown as { stack: readonly Layer[] };
  return stack.flatMap((layer) => [
    ...ofLayer(layer, ''),
    ...(layer.handle.stack ?? []).flatMap((inner) => ofLayer(inner, prefixOf(layer))),
  ]);
}
