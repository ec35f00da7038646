import type { Plugin } from 'vite';

const STYLESHEET = /^\s*<link rel="stylesheet"[^>]*>\n/gm;

/** Asks for the stylesheets before the code, so that the shell of the page is painted while the code is on its way. */
export function stylesFirst(): Plugin {
  return {
    name: 'styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const stylesheets = html.match(STYLESHEET) ?? [];
        if (stylesheets.length === 0) throw new Error('The build has no stylesheet.');
        return html.replace(STYLESHEET, '').replace('<head>\n', `<head>\n${stylesheets.join('')}`);
      },
    },
  };
}
