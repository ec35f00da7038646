import { LANGUAGES, type Language } from '@futsal-cup/domain/cup/text/languages';
import { beforeAll, describe, expect, test } from 'vitest';

/** The files of all texts, of every audience. */
const FILES = import.meta.glob([
  '../../*/texts/??.ts',
  '../../*/texts/??-*.ts',
  '../../site/texts/*/??-*.ts',
  '../../site/blog/samples/??.ts',
  '../../site/blog/samples/??-*.ts',
]);

const FILE_NAME = /\/(\w\w)(?:-\w+)?\.ts$/;

/** Returns the words of a text with arguments, or an empty text if an argument must be a list. */
function said(text: (...args: string[]) => unknown): unknown {
  try {
    return text('X', 'X', 'X', 'X');
  } catch {
    return '';
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(said(value as (...args: string[]) => unknown));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Removes the list of special characters for passwords, because plain spaces separate them. */
const withoutList = (text: string) => text.replace('@ $ ! % * ? &', 'X');

const texts = {} as Record<Language, string[]>;

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const files = Object.keys(FILES).filter((file) => FILE_NAME.exec(file)?.[1] === language);
    const loaded = await Promise.all(files.map((file) => FILES[file]?.()));
    texts[language] = loaded.flatMap(textsIn).map(withoutList);
    expect(texts[language]).not.toEqual([]);
  }
});

describe('the texts are written as Switzerland writes them', () => {
  test('in French with narrow spaces that do not break', () => {
    const wrong = texts.fr.filter((text) => /[ \u00a0][?!;:»]|«[ \u00a0]|[\p{L}\d][?!»]/u.test(text));
    expect(wrong).toEqual([]);
  });

  test('in Italian with one sign for ordinal numbers', () => {
    expect(texts.it.filter((text) => text.includes('°'))).toEqual([]);
  });

  test('in German without ß, and with guillemets without spaces', () => {
    expect(texts.de.filter((text) => /ß|« | »|„|“/u.test(text))).toEqual([]);
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'in %s with the apostrophe of printers, and without spaces at the ends',
    (language) => {
      const wrong = texts[language].filter((text) => /\p{L}'\p{L}/u.test(text) || text !== text.trim());
      expect(wrong).toEqual([]);
    },
  );
});

/** Words for people of one gender, and other words that the glossary (docs/languages.md) has replaced. */
const UNUSED_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\bgo on besides|shown this once|what comes of it|makes a tournament of it/iu,
  de: /Spieler|Trainer|Betreuer|Besucher|Nutzer|Gegner|Protokollführer|Zeitnehmer|Administratoren|als Administrator\b|Turniersieger|(?:kein|keinen|der|Der) Sieger\b|Jeder gegen|Finale\b|Turnierdetails/u,
  fr: /\b(?:joueu|entraîneu|visiteurs\b|utilisateu|organisateu|administrateu)|\b(?:un|le|aucun|de) vainqueur\b|\bjourna(?:l|ux)\b|par heure/iu,
  it: /\b(?:giocator|allenator|visitator|utent|organizzator|amministrator|vincitor)|\bdiario\b|\btavolino\b|\bgrupp[oi]\b|per ora\b|in giornata/iu,
};

describe('people have no gender, and each thing has one word', () => {
  test.each(LANGUAGES)('in %s', (language) => {
    expect(texts[language].filter((text) => UNUSED_WORDS[language].test(text))).toEqual([]);
  });
});
