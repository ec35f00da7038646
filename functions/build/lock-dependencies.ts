/** A package in npm's lock file. Fields that are not listed here are copied unchanged. */
interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly [fact: string]: unknown;
}

type Packages = Readonly<Record<string, LockedPackage>>;

export interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Packages;
}

export interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly engines: Readonly<Record<string, string>>;
}

/** npm installs packages in this workspace's own folder when it cannot share them with the other workspaces. */
const WORKSPACE = 'functions';

function parentOf(place: string): string | null {
  if (place === '') return null;
  const end = place.lastIndexOf('/node_modules/');
  return end === -1 ? '' : place.slice(0, end);
}

/**
 * The path of a dependency of the package at `place`: in that package's own folder, or in the nearest folder above, as Node resolves it.
 */
function findPlace(packages: Packages, place: string, name: string): string | null {
  for (let folder: string | null = place; folder !== null; folder = parentOf(folder)) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[candidate]) return candidate;
  }
  return null;
}

function requiredNames({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...peers];
}

interface Search {
  readonly packages: Packages;
  readonly withOptional: boolean;
}

/** The paths of the named packages and of all packages that they need. */
function reach({ packages, withOptional }: Search, from: string, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (place: string, name: string, isOptional: boolean): void => {
    const at = findPlace(packages, place, name);
    if (at === null && !isOptional)
      throw new Error(`${name}, needed at "${place}", is not in package-lock.json.`);
    if (at === null || found.has(at)) return;
    found.add(at);
    const locked = packages[at] ?? {};
    for (const required of requiredNames(locked)) visit(at, required, false);
    if (!withOptional) return;
    for (const optional of Object.keys(locked.optionalDependencies ?? {})) visit(at, optional, true);
  };
  for (const name of names) visit(from, name, false);
  return found;
}

/** These flags describe how the whole repository uses a package, which may differ from how the function uses it. */
const FLAGS: readonly string[] = ['dev', 'devOptional', 'optional', 'peer'];

function withoutFlags(locked: LockedPackage): LockedPackage {
  return Object.fromEntries(Object.entries(locked).filter(([fact]) => !FLAGS.includes(fact)));
}

/**
 * The lock file of the function, which is installed without the rest of the repository: the part of the repository's lock file that the
 * function's dependencies need, at the same versions and with the same checksums.
 */
export function lockDependencies(lock: Lock, manifest: Manifest): Lock & { readonly name: string } {
  const { packages } = lock;
  const names = Object.keys(manifest.dependencies);
  const required = reach({ packages, withOptional: false }, WORKSPACE, names);
  const all = [...reach({ packages, withOptional: true }, WORKSPACE, names)].sort();
  const entries = all.map((place) => {
    const facts = withoutFlags(packages[place] ?? {});
    const moved = place.replace(new RegExp(`^${WORKSPACE}/`), '');
    if (moved !== place && all.includes(moved)) throw new Error(`Two versions would lie at ${moved}.`);
    return [moved, required.has(place) ? facts : { ...facts, optional: true }] as const;
  });
  const { name, dependencies, engines } = manifest;
  return {
    name,
    lockfileVersion: lock.lockfileVersion,
    packages: { '': { name, dependencies, engines }, ...Object.fromEntries(entries) },
  };
}
