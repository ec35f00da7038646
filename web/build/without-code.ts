import type { Plugin } from 'vite';
import { CLUB_NAME } from '../../packages/domain/src/account/club-name.ts';
import { club } from '../src/shelf/club/club.ts';

const PLACE = '<!-- without code -->';

const NEEDS = {
  en: 'This site needs JavaScript and a browser from 2023 or later.',
  de: 'Diese Website braucht JavaScript und einen Browser von 2023 oder später.',
  fr: 'Ce site a besoin de JavaScript et d’un navigateur de 2023 ou plus récent.',
  it: 'Questo sito ha bisogno di JavaScript e di un browser del 2023 o più recente.',
} as const;

function render(): string {
  const sentences = Object.entries(NEEDS).map(([language, text]) => `<p lang="${language}">${text}</p>`);
  const wayOn = `<p><a href="${club.webPage}">${CLUB_NAME.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</a></p>`;
  return `<div class="without-code" hidden>${[...sentences, wayOn].join('')}</div>`;
}

/**
 * Writes into a page what its code needs, and leads to the page of the club. The code takes the place of these sentences when it starts; where
 * scripts are blocked, or the browser is too old, the style shows them a few seconds later. They are hidden until the style is there.
 */
export function withoutCode(): Plugin {
  return {
    name: 'without-code',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`The page has no place for what its code needs: ${PLACE}`);
        return html.replace(PLACE, render());
      },
    },
  };
}
