import type { Plugin } from 'rolldown';

/** Modules that a package requires although the function never reaches them, and what stands in their place. */
interface LeftOut {
  /** The files that require the modules. */
  readonly of: RegExp;
  readonly modules: readonly string[];
  /** The code of a CommonJS module, or the name of another module. By default the module is empty, so its use is an error. */
  readonly by?: { readonly code: string } | { readonly module: string };
}

const LEFT_OUT: readonly LeftOut[] = [
  // Callable functions verify tokens with these two, and the function is none.
  { of: /\/firebase-functions\//, modules: ['firebase-admin/auth', 'firebase-admin/app-check'] },
  // functions-framework parses bodies, with a parser of its own, before the function has a request.
  { of: /\/express\/lib\//, modules: ['body-parser'] },
  { of: /\/express\/lib\/utils/, modules: ['qs'] },
  // The kinds of answers that the function sends, of some 2,500 in the list. A kind that is added has to be added here.
  {
    of: /\/mime-types\//,
    modules: ['mime-db'],
    by: {
      code: `module.exports = {
        'application/json': { source: 'iana', charset: 'UTF-8', extensions: ['json'] },
        'application/xml': { source: 'iana', extensions: ['xml'] },
        'image/png': { source: 'iana', extensions: ['png'] },
        'text/html': { source: 'iana', extensions: ['html'] },
        'text/plain': { source: 'iana', extensions: ['txt', 'text'] },
      };`,
    },
  },
  // Node has had both globals since version 10.
  { of: /\/node-fetch\/lib\//, modules: ['whatwg-url'], by: { module: 'node:url' } },
  // The administration of databases, an older API, and bundles for the web SDK.
  { of: /\/firestore\/build\/src\/v1\/index/, modules: ['./firestore_admin_client'] },
  { of: /\/firestore\/build\/src\/index/, modules: ['./v1beta1'] },
  { of: /\/firestore\/build\/src\/bundle/, modules: ['../protos/firestore_v1_proto_api'] },
  // REST in place of gRPC. Firestore takes settings and errors from it too, which are the same with gRPC.
  {
    of: /\/firestore\/build\/src\/(?:index|util|bulk-writer|recursive-delete)\.js/,
    modules: ['google-gax/build/src/fallback'],
    by: { module: 'google-gax' },
  },
  {
    of: /\/google-gax\/build\/src\/googleError/,
    modules: ['proto3-json-serializer'],
  },
  {
    of: /\/google-gax\/build\/src\/googleError/,
    modules: ['./fallback'],
    by: {
      code: 'exports.defaultToObjectOptions = { keepCase: false, longs: String, enums: String, defaults: true, oneofs: true };',
    },
  },
  // Calls that Firestore has none of: long operations, access policies, places. It makes a client for places and only closes it.
  {
    of: /\/google-gax\/build\/src\/index/,
    modules: [
      './fallback',
      'proto3-json-serializer',
      './iamService',
      './operationsClient',
      '../protos/iam_service',
    ],
  },
  {
    of: /\/google-gax\/build\/src\/(?:index|longRunningCalls\/longrunning)/,
    modules: ['../protos/locations', '../protos/operations', '../../protos/operations'],
  },
  {
    of: /\/google-gax\/build\/src\/index/,
    modules: ['./locationService'],
    by: { code: 'exports.LocationsClient = class LocationsClient { close() {} };' },
  },
];

const ID = /^\0left-out:/;

/**
 * Leaves modules out of the bundle that the function never reaches: a process would parse them, and run most of them, before its first
 * answer (docs/decisions/0100-the-first-answer.md). A rule that no longer fits its package fails the build.
 */
export function leaveOut(): Plugin {
  const unused = new Set(
    LEFT_OUT.flatMap(({ of, modules }) => modules.map((name) => `${name} of ${of.source}`)),
  );
  return {
    name: 'leave-out',
    resolveId(source, importer) {
      const rule = LEFT_OUT.find(({ of, modules }) => modules.includes(source) && of.test(importer ?? ''));
      if (!rule) return null;
      unused.delete(`${source} of ${rule.of.source}`);
      const { by = { code: 'module.exports = {};' } } = rule;
      if ('code' in by) return `\0left-out:${by.code}`;
      return this.resolve(by.module, importer, { skipSelf: true });
    },
    load: {
      filter: { id: ID },
      handler: (id) => ({ code: id.replace(ID, ''), moduleType: 'js' }),
    },
    buildEnd() {
      if (unused.size > 0) throw new Error(`Nothing requires ${[...unused].join(', ')} any longer.`);
    },
  };
}
