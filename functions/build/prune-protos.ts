import type { Plugin } from 'rolldown';

/** A namespace, message, enumeration or service in protobuf.js's own JSON format. */
interface Described {
  readonly nested?: Readonly<Record<string, Described>>;
  readonly fields?: Readonly<Record<string, Field>>;
  readonly methods?: Readonly<Record<string, Method>>;
}

interface Field {
  readonly type: string;
  readonly keyType?: string;
  readonly options?: unknown;
}

interface Method {
  readonly requestType: string;
  readonly responseType: string;
  readonly options?: unknown;
  readonly parsedOptions?: unknown;
}

function joined(scope: string, name: string): string {
  return scope === '' ? name : `${scope}.${name}`;
}

/** All that is described, by its full name. */
function allOf(root: Described, scope = ''): [string, Described][] {
  return Object.entries(root.nested ?? {}).flatMap(([name, described]) => {
    const full = joined(scope, name);
    return [[full, described] as [string, Described], ...allOf(described, full)];
  });
}

/** The full name that a name stands for in a scope: that of the innermost scope which has it; null for a basic type. */
function resolve(all: ReadonlyMap<string, Described>, scope: string, name: string): string | null {
  const full = joined(scope, name.replace(/^\./, ''));
  if (all.has(full)) return full;
  return scope === '' ? null : resolve(all, scope.replace(/\.?[^.]*$/, ''), name);
}

function namesIn({ fields = {}, methods = {} }: Described): string[] {
  return [
    ...Object.values(fields).flatMap(({ type, keyType }) => (keyType ? [type, keyType] : [type])),
    ...Object.values(methods).flatMap(({ requestType, responseType }) => [requestType, responseType]),
  ];
}

/** The full names of a service and of all messages that its calls can carry. */
function reach(all: ReadonlyMap<string, Described>, service: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [service];
  for (let full = open.pop(); full !== undefined; full = open.pop()) {
    if (found.has(full)) continue;
    found.add(full);
    const scope = full;
    const described = all.get(full);
    if (!described) throw new Error(`The protos do not describe ${full}.`);
    open.push(...namesIn(described).flatMap((name) => resolve(all, scope, name) ?? []));
  }
  return found;
}

/** The options of fields and methods describe the REST form of a call and its documentation. */
function withoutOptions<Entry extends object>(entries: Readonly<Record<string, Entry>>) {
  const isFact = ([name]: [string, unknown]) => name !== 'options' && name !== 'parsedOptions';
  const cut = (entry: Entry) => Object.fromEntries(Object.entries(entry).filter(isFact));
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, cut(entry)]));
}

function cut(described: Described, scope: string, kept: ReadonlySet<string>): object | null {
  const nested = Object.entries(described.nested ?? {})
    .map(([name, inner]) => [name, cut(inner, joined(scope, name), kept)] as const)
    .filter(([, inner]) => inner !== null);
  const { fields, methods } = described;
  if (!kept.has(scope)) return nested.length > 0 ? { nested: Object.fromEntries(nested) } : null;
  return {
    ...described,
    ...(fields && { fields: withoutOptions(fields) }),
    ...(methods && { methods: withoutOptions(methods) }),
    nested: Object.fromEntries(nested),
  };
}

/** Leaves what a service never carries out of the description from which gRPC makes all its messages when a process starts. */
export function pruneProtos(file: RegExp, service: string): Plugin {
  return {
    name: 'prune-protos',
    transform: {
      filter: { id: file },
      handler(code) {
        const described = JSON.parse(code) as Described;
        const kept = reach(new Map(allOf(described)), service);
        return { code: JSON.stringify(cut(described, '', kept)), moduleType: 'json' };
      },
    },
  };
}
