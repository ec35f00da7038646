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

/** Where the function runs and stands in the network, read when a request needs it. */
export interface Environment {
  /** Of the Auth emulator, `host:port`; null in production. */
  readonly authEmulatorHost: string | null;
  readonly webApiKey: string;
  readonly trustedProxyHops: number;
}

/** The CLI writes the parameters into the environment when it deploys; elsewhere their defaults are not there. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  return {
    authEmulatorHost: env['FIREBASE_AUTH_EMULATOR_HOST'] ?? null,
    webApiKey: env[webApiKey.name] ?? '',
    trustedProxyHops: Number(env[trustedProxyHops.name] ?? 2),
  };
}

export const REGION = 'europe-west6';

/** Tells the answers of one build from those of another; `build-functions` puts it in. */
export const BUILD_ID = process.env['FUTSAL_CUP_BUILD_ID'] ?? 'development';
