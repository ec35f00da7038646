import type { Plugin } from 'vite';

const HEAD = /<head>\r?\n/;
const STYLESHEET = /^\s*<link rel="stylesheet"[^>]*>\r?\n/gm;
const CODE = /<(?:script type="module"|link rel="modulepreload")(?= crossorigin)/g;

/** The page with what its shell is painted with at the top, and the app's code behind it. */
function putShellFirst(html: string): string {
  const stylesheets = html.match(STYLESHEET);
  if (!stylesheets || !HEAD.test(html) || html.search(CODE) < 0) {
    throw new Error('The build has no head, stylesheet or code where they are looked for.');
  }
  const withoutStyles = html.replace(STYLESHEET, '');
  if (withoutStyles.includes('rel="stylesheet"'))
    throw new Error('The build has a stylesheet on no line of its own.');
  return withoutStyles
    .replace(HEAD, (head) => head + stylesheets.join(''))
    .replace(CODE, '$& fetchpriority="low"');
}

/** Asks for the stylesheets first, so that the shell is painted while the code is on its way. */
export function shellFirst(): Plugin {
  return {
    name: 'shell-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: putShellFirst },
  };
}
