import type { Plugin } from 'vite';
import { type Bundle, chunkOf, filesOf } from './chunk-files.ts';

function linkTo(href: string): string {
  return href.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${href}">`
    : `<link rel="modulepreload" crossorigin href="${href}">`;
}

function linksTo(bundle: Bundle, module: string, base: string, html: string): string {
  const addresses = filesOf(bundle, chunkOf(bundle, module)).map((file) => `${base}${file}`);
  return addresses
    .filter((address) => !html.includes(address))
    .map((address) => `${linkTo(address)}\n`)
    .join('');
}

/**
 * Adds links to the page for the chunk that `main.ts` imports second. Without these links, the browser would fetch that chunk only after
 * the first one.
 */
export function linkStart(module: string): Plugin {
  let base = '/';
  return {
    name: 'link-start',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) throw new Error('The links to the first code are made of a build.');
        return html.replace('</head>', `${linksTo(bundle, module, base, html)}</head>`);
      },
    },
  };
}
