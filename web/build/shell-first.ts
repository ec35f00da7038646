import type { Plugin } from 'vite';

const HEAD = /<head>\r?\n/;
const STYLESHEET = /^\s*<link rel="stylesheet"[^>]*>\r?\n/gm;
const CODE = /<(?:script type="module"|link rel="modulepreload")(?= crossorigin)/g;

/** Moves the stylesheets of the shell to the top of the head and gives the app's code a low priority. */
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

/** Makes the browser request the stylesheets first, so that the shell is painted while the code is loading. */
export function shellFirst(): Plugin {
  return {
    name: 'shell-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: putShellFirst },
  };
}
