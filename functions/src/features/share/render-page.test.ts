import { expect, it } from 'vitest';
import { renderSharePage } from './render-page';

const PAGE = {
  language: 'en',
  title: 'Züri Cup',
  description: 'Matches and results',
  address: '/home?tournament=a',
  opens: '/home?tournament=a',
  structured: {},
  open: 'Open the page',
};
const CUP = { kind: 'cup', name: 'Züri Cup', page: null, facts: [] } as const;

function alternative(champion: { readonly title: string; readonly name: string } | null) {
  const picture = { address: '/s/home.png', content: { ...CUP, champion } };
  const html = renderSharePage(PAGE, { origin: 'https://cup.example', picture });
  return /og:image:alt" content="([^"]*)"/u.exec(html)?.[1];
}

it('who does not see the picture of a finished cup reads who won it', () => {
  expect(alternative(null)).toBe('Züri Cup · Matches and results');
  expect(alternative({ title: 'Champion', name: 'Lions' })).toBe(
    'Züri Cup · Champion Lions · Matches and results',
  );
});
