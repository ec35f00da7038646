/**
 * Loaded before firebase-tools. Its Auth emulator describes a thousand parameters by schemas, and exegesis, the library that serves
 * them, compiles all of them at the start: fifteen seconds of a processor, of which a test asks for a handful. exegesis has an
 * option to compile a schema when it is first needed, but firebase-tools has none to pass it on.
 */
import { createRequire } from 'node:module';

const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools');
const exegesis = createRequire(firebaseTools)('exegesis-express');
const { middleware } = exegesis;

exegesis.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true });
