import { ROOT } from '@futsal-cup/tools/project';
import { adminTexts as germanAdmin } from '@futsal-cup/web/texts/admin/de';
import { adminTexts as englishAdmin } from '@futsal-cup/web/texts/admin/en';
import { scorerTexts as germanScorer } from '@futsal-cup/web/texts/score/de';
import { scorerTexts as englishScorer } from '@futsal-cup/web/texts/score/en';
import { siteTexts as germanSite } from '@futsal-cup/web/texts/site/de';
import { siteTexts as englishSite } from '@futsal-cup/web/texts/site/en';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCS = join(ROOT, 'docs');
const GUIDES = { en: 'guide.md', de: 'guide.de.md' } as const;

/** The guide must be short and light, because people read it on a phone, in a hall. */
const MOST_BYTES = 40_000;
const MOST_PICTURES = 12;

function read(language: keyof typeof GUIDES): string {
  return readFileSync(join(DOCS, GUIDES[language]), 'utf8');
}

const TEXTS = {
  en: [englishAdmin, englishScorer, englishSite],
  de: [germanAdmin, germanScorer, germanSite],
} as const;

/** What the guide puts into texts that take an argument: the number of teams, the minutes of a delay, the name of a step. */
const ARGUMENTS = ['16', '10', 'Plan'];

/** Lists every text of a catalogue, and what those with one argument come to with those of the guide. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return value.length === 1 ? ARGUMENTS.map(value as (argument: string) => string) : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function picturesIn(text: string): string[] {
  return [...text.matchAll(/<img src="([^"]+)" width="360" height="640" alt="[^"]{10,}">/g)].map(
    ([, source]) => source ?? '',
  );
}

describe.each(['en', 'de'] as const)('the guide in %s', (language) => {
  const folder = join(DOCS, 'guide', language);

  it('shows every picture that was taken, with its size and in words, and no other', () => {
    const text = read(language);
    const taken = readdirSync(folder).map((name) => `guide/${language}/${name}`);
    expect(picturesIn(text)).toEqual(taken.sort());
    expect(text.match(/<img/g)).toHaveLength(taken.length);
    expect(taken.length).toBeLessThanOrEqual(MOST_PICTURES);
  });

  it('calls buttons and screens as the screens do', () => {
    const named = [...read(language).matchAll(/(?<!\w)_([^_\[\]]+)_(?!\w)/g)].map(([, name]) => name);
    const onScreens = new Set(textsIn(TEXTS[language]));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name = '') => !onScreens.has(name))).toEqual([]);
  });

  it('has small pictures', () => {
    for (const name of readdirSync(folder))
      expect(statSync(join(folder, name)).size, name).toBeLessThan(MOST_BYTES);
  });
});

it('the guides tell the same steps', () => {
  const stepsOf = (text: string) => text.match(/^## .*$/gm)?.map((heading) => /\d+/.exec(heading)?.[0]);
  expect(stepsOf(read('de'))).toEqual(stepsOf(read('en')));
  const namesOf = (text: string) => picturesIn(text).map((source) => source.split('/').at(-1));
  expect(namesOf(read('de'))).toEqual(namesOf(read('en')));
});
