import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const PAGE = 'score.html';

/** The file name of the worker. The browser looks it up by this name, so the name cannot contain a content hash. */
export const WORKER = 'score-sw.js';

function digest(
  content: string | Uint8Array,
  algorithm: 'sha256' | 'sha384',
  form: 'hex' | 'base64',
): string {
  return createHash(algorithm).update(content).digest(form);
}

/**
 * Gives the service worker of the scorers' page the list of files of this build. Its version depends on the page, which names its
 * files, and on all file names, which depend on the files' contents. So every build with different contents has a different worker.
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
