import { describe, expect, test } from 'vitest';
import { shareAddress } from './share';

describe('the address that is shared', () => {
  test.each([
    ['/home', 'https://club.example/s/home?tournament=cup-1'],
    ['/team?team=lions&lang=de', 'https://club.example/s/team?team=lions&tournament=cup-1'],
    ['/matches?group=a&tournament=cup-2', 'https://club.example/s/matches?group=a&tournament=cup-1'],
    ['/matches#bracket', 'https://club.example/s/matches?tournament=cup-1&part=bracket'],
  ])('of %s has a preview, names the cup and leaves the language to the reader', (page, shared) => {
    expect(shareAddress(`https://club.example${page}`, 'cup-1')).toBe(shared);
  });

  test('is the page itself where there is no preview', () => {
    expect(shareAddress('https://club.example/contact', 'cup-1')).toBe(
      'https://club.example/contact?tournament=cup-1',
    );
  });
});
