import { error, warn } from 'firebase-functions/logger';
import { defineInt, defineString } from 'firebase-functions/params';

const webApiKey = defineString('WEB_API_KEY', {
  default: '',
  description:
    "The project's web API key (Project settings, General): signing in asks Firebase Auth with it.",
});

const trustedProxyHops = defineInt('TRUSTED_PROXY_HOPS', {
  default: 2,
  description:
    'How many proxies in front of the function write X-Forwarded-For: 2 behind Firebase Hosting (its edge and the ' +
    "function's own front end). The visitor's address is counted from the right by this number.",
});

const setupKeyHash = defineString('SETUP_KEY_HASH', {
  default: '',
  description: 'The hash of the key that gives the first administrator the role; `npm run deploy` makes it.',
});

const setupKeyUntil = defineString('SETUP_KEY_UNTIL', {
  default: '',
  description: 'The instant until which that key is valid.',
});

/**
 * `npm run deploy` writes this variable for the site that it deploys, and `npm start` for the local site. The variable is no parameter of
 * the Firebase CLI: the CLI would ask for it, and the emulator would replace the local site's address by the default.
 */
const SITE_ORIGIN = 'SITE_ORIGIN';

/** Where the function runs: the site that it is a part of, the Auth service that it calls, and the proxies in front of it. */
export interface Environment {
  /** Scheme and host by which the site names itself to previews and search engines, whatever address was requested. */
  readonly siteOrigin: string;
  /** `host:port` of the Auth emulator; null in production. */
  readonly authEmulatorHost: string | null;
  readonly webApiKey: string;
  readonly trustedProxyHops: number;
  /** The hash of the key for the first administrator, and until when it is valid (milliseconds); null where there is none. */
  readonly setupKey: { readonly hash: string; readonly until: number } | null;
}

/** The origin of the site. Without `npm run deploy` the variable is empty, and the site has the address that Hosting gives its project. */
function readSiteOrigin({ [SITE_ORIGIN]: written = '', GCLOUD_PROJECT = '' }: NodeJS.ProcessEnv): string {
  return written === '' ? `https://${GCLOUD_PROJECT}.web.app` : written;
}

function readSetupKey(env: NodeJS.ProcessEnv): Environment['setupKey'] {
  const hash = env[setupKeyHash.name] ?? '';
  // A key without a valid end counts as expired, so that it is not valid for ever.
  return hash === '' ? null : { hash, until: Date.parse(env[setupKeyUntil.name] ?? '') || 0 };
}

/**
 * Reads the environment. The Firebase CLI writes the parameters into it when it deploys; without a deploy they have no values, not even
 * defaults.
 */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  return {
    siteOrigin: readSiteOrigin(env),
    authEmulatorHost: env['FIREBASE_AUTH_EMULATOR_HOST'] ?? null,
    webApiKey: env[webApiKey.name] ?? '',
    trustedProxyHops: Number(env[trustedProxyHops.name] ?? 2),
    setupKey: readSetupKey(env),
  };
}

/** Milliseconds since 1970 UTC. */
export type Clock = () => number;

/** Writes to the log. Never log a request's body, headers or query. */
export interface Logger {
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, facts?: Readonly<Record<string, unknown>>): void;
}

export const cloudLogger: Logger = {
  warn: (message, facts = {}) => warn(message, facts),
  error: (message, facts = {}) => error(message, facts),
};
