import { marked } from 'marked';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { GUIDE_LANGUAGES, guideAddress } from '../src/admin/addresses/guide-address.ts';

type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];

const docs = `${import.meta.dirname}/../../docs`;
const STYLE = '/guide/guide.css';

/** The file names of the guides in the documentation. */
const MARKDOWN: Readonly<Record<GuideLanguage, string>> = { en: 'guide.md', de: 'guide.de.md' };

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.webp': 'image/webp',
};

/**
 * Returns the HTML page of a guide. Links and pictures in the guide's Markdown file are relative to its folder, so their addresses are
 * replaced.
 */
function pageOf(language: GuideLanguage): string {
  const text = readFileSync(`${docs}/${MARKDOWN[language]}`, 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1];
  if (title === undefined) throw new Error(`docs/${MARKDOWN[language]} has no title.`);
  const linked = GUIDE_LANGUAGES.reduce(
    (page, other) => page.replaceAll(`(${MARKDOWN[other]})`, `(${guideAddress(other)})`),
    text.replaceAll('src="guide/', 'loading="lazy" src="/guide/'),
  );
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} – Futsal Cup</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${STYLE}" />
  </head>
  <body>
    <main>
${marked.parse(linked, { async: false })}    </main>
  </body>
</html>
`;
}

/** Every file of the guides by its address. */
function filesOfGuides(): ReadonlyMap<string, string | Uint8Array> {
  const tokens = readFileSync(`${import.meta.dirname}/../src/shelf/styles/tokens.css`, 'utf8');
  const own = readFileSync(`${import.meta.dirname}/guide-page.css`, 'utf8');
  const files = new Map<string, string | Uint8Array>([[STYLE, `${tokens}\n${own}`]]);
  for (const language of GUIDE_LANGUAGES) {
    files.set(guideAddress(language), pageOf(language));
    for (const picture of readdirSync(`${docs}/guide/${language}`)) {
      files.set(`/guide/${language}/${picture}`, readFileSync(`${docs}/guide/${language}/${picture}`));
    }
  }
  return files;
}

/** Adds the guides of the documentation to the site as separate pages without a script. */
export function guidePages(): Plugin {
  return {
    name: 'guide-pages',
    generateBundle() {
      for (const [address, source] of filesOfGuides()) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const address = request.url?.replace(/[?#].*$/, '') ?? '';
        const source = address.startsWith('/guide/') ? filesOfGuides().get(address) : undefined;
        if (source === undefined) return next();
        response.setHeader('Content-Type', TYPES[extname(address)] ?? 'application/octet-stream');
        response.end(source);
      });
    },
  };
}
