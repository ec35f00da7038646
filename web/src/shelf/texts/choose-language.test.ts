import { describe, expect, test, vi } from 'vitest';
import { languagesToTry, wantedLanguage, wishesOfVisitor, type LanguageWishes } from './choose-language';

const NOTHING: LanguageWishes = { search: '', stored: null, preferred: [] };

describe('the language of a visitor', () => {
  test('is the one of the address before all', () => {
    expect(wantedLanguage({ search: '?lang=it', stored: 'fr', preferred: ['de-CH'] })).toBe('it');
  });

  test('is the chosen one before those of the browser', () => {
    expect(wantedLanguage({ search: '?lang=rm', stored: 'fr', preferred: ['de-CH'] })).toBe('fr');
  });

  test('is the first of the browser that the site has', () => {
    expect(wantedLanguage({ ...NOTHING, preferred: ['rm', 'it-CH', 'de'] })).toBe('it');
    expect(wantedLanguage({ ...NOTHING, stored: 'tlh', preferred: ['DE-AT'] })).toBe('de');
  });

  test('is not known when nobody names one that the site has', () => {
    expect(wantedLanguage({ search: '?lang=', stored: '', preferred: ['sv'] })).toBeNull();
  });
});

describe('the wishes of a visitor', () => {
  test('are read anew each time, and are none where the storage is closed', () => {
    localStorage.setItem('language', 'it');
    expect(wishesOfVisitor().stored).toBe('it');
    const closed = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('The storage is closed.');
    });
    expect(wishesOfVisitor().stored).toBeNull();
    closed.mockRestore();
  });
});

describe('the languages to try', () => {
  test('begin with the wanted one, then those of the browser, then English, then the rest', () => {
    expect(languagesToTry({ search: '?lang=fr', stored: null, preferred: ['it', 'sv'] })).toEqual([
      'fr',
      'it',
      'en',
      'de',
    ]);
    expect(languagesToTry(NOTHING)).toEqual(['en', 'de', 'fr', 'it']);
  });
});
