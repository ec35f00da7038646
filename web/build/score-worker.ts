import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const PAGE = 'score.html';

/** The file of the worker: it is looked up by this name, so it cannot be named after its content. */
export const WORKER = 'score-sw.js';

function digest(
  content: string | Uint8Array,
  algorithm: 'sha256' | 'sha384',
  form: 'hex' | 'base64',
): string {
  return createHash(algorithm).update(content).digest(form);
}

/**
 * Tells the service worker of the scorers' page what this build consists of. Its version follows from the page, which names its
 * files, and from the names of all files, which follow from what is in them: another build has another worker.
 */
export function scoreWorker(): Plugin {
  return {
    name: 'score-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[PAGE];
        const worker = bundle[WORKER];
        if (page?.type !== 'asset' || worker?.type !== 'chunk') {
          throw new Error(`The build has no ${PAGE} or no ${WORKER}.`);
        }
        const files = Object.keys(bundle)
          .filter((name) => name !== PAGE && name !== WORKER)
          .map((name) => `/${name}`)
          .sort();
        const integrity = `sha384-${digest(page.source, 'sha384', 'base64')}`;
        const version = digest([integrity, ...files].join('\n'), 'sha256', 'hex').slice(0, 16);
        worker.code = worker.code.replace('SCORE_BUILD', JSON.stringify({ version, integrity, files }));
      },
    },
  };
}
