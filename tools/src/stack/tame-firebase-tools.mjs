/**
 * This module is loaded before firebase-tools and changes what has no option there.
 *
 * Its Auth emulator describes a thousand parameters by schemas, and exegesis, the library that serves them, compiles all of them at the
 * start: fifteen seconds of a processor, of which a test asks for a handful. exegesis has an option to compile a schema when it is first
 * needed, but firebase-tools has none to pass it on.
 *
 * It writes everything that it does into `firebase-debug.log` in the checkout: 84 MB after an afternoon, with e-mail addresses. What it
 * prints goes into our own log.
 *
 * It asks npm's registry at each start whether there is a newer firebase-functions, which takes a second, and ten without a network.
 */
import { createRequire } from 'node:module';

const firebaseTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));
const exegesis = firebaseTools('exegesis-express');
const { middleware } = exegesis;

exegesis.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true });

firebaseTools('./logger').useFileLogger = () => '';

firebaseTools('./deploy/functions/runtimes/node/versioning').checkFunctionsSDKVersion = () => undefined;
