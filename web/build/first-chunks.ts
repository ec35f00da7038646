import { basename } from 'node:path';
import type { Rolldown } from 'vite';

interface ModuleGraph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds'> | null;
}

/** Returns a module and all modules that it needs, directly or indirectly, in order to run. */
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

interface FirstModules {
  readonly entry: string;
  readonly pages: readonly string[];
  /** Modules that a first page and later pages need; visitors may open the later pages without that first page. */
  readonly alsoShared: readonly string[];
}

/** The chunk with the app itself and the modules that several of the first pages need. */
const SHARED = 'start';

/**
 * Maps each module that the app or a first page needs to its chunk. The app's libraries have no entry: they go with the modules that
 * need them.
 */
function findFiles(
  { entry, pages, alsoShared }: FirstModules,
  graph: ModuleGraph,
): ReadonlyMap<string, string> {
  const ofApp = modulesOf(entry, graph);
  const own = [...ofApp].filter((id) => !id.includes('/node_modules/'));
  const files = new Map(own.map((id) => [id, SHARED]));
  for (const page of pages) {
    for (const id of modulesOf(page, graph)) {
      if (!ofApp.has(id)) files.set(id, files.has(id) ? SHARED : basename(page, '.tsx'));
    }
  }
  for (const id of alsoShared) files.set(id, SHARED);
  return files;
}

/**
 * Puts the app, and the modules that two or more of the first pages need, into one file. That file is smaller when gzipped than the
 * twenty files into which the bundler would split it, and the browser fetches it at once. The modules that only one first page needs
 * form one file as well, although later pages need some of them. The groups follow from the imports, so a module can be renamed or
 * moved.
 */
export function firstChunks(first: FirstModules) {
  let files: ReadonlyMap<string, string> | undefined;
  const fileOf = (id: string, graph: ModuleGraph) => {
    files ??= findFiles(first, graph);
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
