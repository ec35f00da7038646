import { ROOT } from '@futsal-cup/tools/project';
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
