import type { Plugin } from 'vite';

/**
 * Those who show a shared link want the picture's whole address. It is known only where the site is built for a domain;
 * elsewhere the picture is named as it lies on the site.
 */
export function siteAddress(site: string | undefined): Plugin {
  const origin = site ? new URL(site).origin : '';
  return {
    name: 'site-address',
    transformIndexHtml: (html) => html.replace('content="/og.jpg"', `content="${origin}/og.jpg"`),
  };
}
