import type { Plugin } from 'vite';

const STYLESHEET = /^\s*<link rel="stylesheet"[^>]*>\n/gm;
const CODE = /<(?:script type="module"|link rel="modulepreload")(?= crossorigin)/g;

/** What the shell of the page is painted with comes first: its stylesheets at the top, the app's code behind them. */
export function shellFirst(): Plugin {
  return {
    name: 'shell-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const stylesheets = html.match(STYLESHEET) ?? [];
        if (stylesheets.length === 0) throw new Error('The build has no stylesheet.');
        return html
          .replace(STYLESHEET, '')
          .replace('<head>\n', `<head>\n${stylesheets.join('')}`)
          .replace(CODE, '$& fetchpriority="low"');
      },
    },
  };
}
