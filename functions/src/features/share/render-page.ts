import type { PictureContent } from './picture/picture-content';
import type { SharePage } from './share-page';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Escapes JSON within a script element: a name may contain the end tag of the element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The picture of the site, for pages without a picture of their own, and the alternative text of this picture. */
export const SITE_PICTURE = '/og.jpg';
const SITE_PICTURE_SHOWS = 'Futsal Cup';

interface Surroundings {
  /** Scheme and host of the site, because previews need absolute addresses. */
  readonly origin: string;
  /** The page's own picture, with its address from the root of the site; null where it has none. */
  readonly picture: { readonly address: string; readonly content: PictureContent } | null;
}

/** The alternative text of a picture. */
function alternativeOf({ title, description }: SharePage, content: PictureContent): string {
  const champion = content.kind === 'cup' ? content.champion : null;
  return [title, ...(champion ? [`${champion.title} ${champion.name}`] : []), description].join(' · ');
}

/**
 * Renders a page for programs that show a preview of a link and run no script. The page sends a browser on to `opens` at once, and search
 * engines to the same page of the site. Programs that show previews read the tags at `og:url` again, so it names this page: those of
 * the site's pages are general.
 */
export function renderSharePage(page: SharePage, { origin, picture }: Surroundings): string {
  const image = origin + (picture?.address ?? SITE_PICTURE);
  const shown = picture === null ? SITE_PICTURE_SHOWS : alternativeOf(page, picture.content);
  const structured = { ...page.structured, url: origin + page.address, image };
  const opened = escapeMarkup(page.opens);
  const url = escapeMarkup(origin + page.address);
  const [title, description] = [escapeMarkup(page.title), escapeMarkup(page.description)];
  return `<!doctype html>
<html lang="${page.language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${escapeMarkup(`${origin}/s${page.address}`)}" />
    <meta property="og:image" content="${escapeMarkup(image)}" />
    <meta property="og:image:type" content="${picture === null ? 'image/jpeg' : 'image/png'}" />
    <meta property="og:image:alt" content="${escapeMarkup(shown)}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="canonical" href="${url}" />
    <meta http-equiv="refresh" content="0; url=${opened}" />
    <script type="application/ld+json">${escapeJson(structured)}</script>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${description}</p>
    <p><a href="${opened}">${escapeMarkup(page.open)}</a></p>
  </body>
</html>
`;
}

/** Renders a page that says that the requested page does not exist, and that leads to the list of cups. */
export function renderMissingPage({
  missing,
  open,
}: {
  readonly missing: string;
  readonly open: string;
}): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escapeMarkup(missing)}</title>
  </head>
  <body>
    <h1>${escapeMarkup(missing)}</h1>
    <p><a href="/">${escapeMarkup(open)}</a></p>
  </body>
</html>
`;
}
