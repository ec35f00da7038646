import type { Rolldown } from 'vite';

interface ModuleGraph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds'> | null;
}

/** The modules that cannot run without each other, from one of them on. */
function modulesOf(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = graph.getModuleInfo(id);
    if (!info && id === start) throw new Error(`The build has no module ${start}.`);
    open.push(...(info?.importedIds ?? []));
  }
  return found;
}

function findShared(entry: string, pages: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const ofApp = modulesOf(entry, graph);
  const ofPages = pages.map((page) => modulesOf(page, graph));
  const all = new Set(ofPages.flatMap((modules) => [...modules]));
  const isShared = (id: string) => ofPages.filter((modules) => modules.has(id)).length > 1;
  return new Set([...all].filter((id) => isShared(id) && !ofApp.has(id)));
}

/**
 * What two or more of the first pages need, as one file: it is smaller, gzipped, than as the twenty into which the bundler
 * would cut it, and fetched at once. It follows from the imports, so a module may be renamed or moved.
 */
export function sharedChunk(entry: string, pages: readonly string[]) {
  let shared: ReadonlySet<string> | undefined;
  return {
    debugName: 'pages',
    name: (id: string, graph: ModuleGraph) => {
      shared ??= findShared(entry, pages, graph);
      return shared.has(id) ? 'pages' : null;
    },
  };
}
