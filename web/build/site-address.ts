import type { Plugin } from 'vite';

/**
 * Services that show a preview of a shared link need the absolute address of the picture. The address is known only if the site is
 * built for a domain; otherwise the picture keeps its relative address.
 */
export function siteAddress(site: string | undefined): Plugin {
  const origin = site ? new URL(site).origin : '';
  return {
    name: 'site-address',
    transformIndexHtml: (html) => html.replace('content="/og.jpg"', `content="${origin}/og.jpg"`),
  };
}
