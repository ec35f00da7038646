import { basename } from 'node:path';
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

/** The file of the app itself and of what several of the first pages need. */
const SHARED = 'start';

/** The file of each module that the app or the first pages need; libraries of the app come with what needs them. */
function findFiles(entry: string, pages: readonly string[], graph: ModuleGraph): ReadonlyMap<string, string> {
  const ofApp = modulesOf(entry, graph);
  const own = [...ofApp].filter((id) => !id.includes('/node_modules/'));
  const files = new Map(own.map((id) => [id, SHARED]));
  for (const page of pages) {
    for (const id of modulesOf(page, graph)) {
      if (!ofApp.has(id)) files.set(id, files.has(id) ? SHARED : basename(page, '.tsx'));
    }
  }
  return files;
}

/**
 * The app and what two or more of the first pages need, as one file: it is smaller, gzipped, than as the twenty into which the
 * bundler would cut it, and fetched at once. So is what one of them alone needs, though later pages need parts of it too. It
 * follows from the imports, so a module may be renamed or moved.
 */
export function firstChunks(entry: string, pages: readonly string[]) {
  let files: ReadonlyMap<string, string> | undefined;
  const fileOf = (id: string, graph: ModuleGraph) => {
    files ??= findFiles(entry, pages, graph);
    return files.get(id) ?? null;
  };
  return [
    {
      debugName: SHARED,
      priority: 2,
      name: (id: string, graph: ModuleGraph) => (fileOf(id, graph) === SHARED ? SHARED : null),
    },
    { debugName: 'page', priority: 1, name: fileOf, includeDependenciesRecursively: false },
  ];
}
