import { escapeMarkup } from './render-page';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function render(kind: 'urlset' | 'sitemapindex', addresses: readonly string[], origin: string): string {
  const entry = kind === 'urlset' ? 'url' : 'sitemap';
  const entries = addresses.map(
    (address) => `  <${entry}><loc>${escapeMarkup(origin + address)}</loc></${entry}>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="${NAMESPACE}">
${entries.join('')}</${kind}>
`;
}

/** The addresses of pages, for search engines. */
export function renderSitemap(addresses: readonly string[], origin: string): string {
  return render('urlset', addresses, origin);
}

/** The addresses of sitemaps. */
export function renderSitemapIndex(addresses: readonly string[], origin: string): string {
  return render('sitemapindex', addresses, origin);
}
