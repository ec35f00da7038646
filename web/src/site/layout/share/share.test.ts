import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import { share } from './share';
import { shareAddress } from './share-address';

describe('the address that is shared', () => {
  test.each([
    ['/home', 'https://club.example/s/home?tournament=cup-1'],
    ['/team?team=lions&lang=de', 'https://club.example/s/team?team=lions&tournament=cup-1'],
    ['/matches?group=a&tournament=cup-2', 'https://club.example/s/matches?group=a&tournament=cup-1'],
    ['/matches#bracket', 'https://club.example/s/matches?tournament=cup-1&part=bracket'],
  ])('of %s has a preview, names the cup and leaves the language to the reader', (page, shared) => {
    expect(shareAddress(`https://club.example${page}`, 'cup-1')).toBe(shared);
  });

  test('names the chosen category', () => {
    expect(shareAddress('https://club.example/home?category=e', 'cup-1', 'f')).toBe(
      'https://club.example/s/home?category=f&tournament=cup-1',
    );
  });

  test('of the list of cups is about no cup', () => {
    expect(shareAddress('https://club.example/?tournament=cup-2&lang=de#a', 'cup-1')).toBe(
      'https://club.example/',
    );
  });

  test('is the page itself where there is no preview', () => {
    expect(shareAddress('https://club.example/contact', 'cup-1')).toBe(
      'https://club.example/contact?tournament=cup-1',
    );
  });
});

describe('a page that is shared', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    clearMessage();
    window.history.replaceState(null, '', '/');
  });

  const CUP = { name: 'Spring Cup', tournamentId: 'cup-1' };

  /** Returns the message to the visitor on a device with these abilities. */
  async function toldOn(device: object): Promise<string | undefined> {
    vi.stubGlobal('navigator', device);
    await share(CUP);
    return useMessages.getState().message?.text;
  }

  const address = () => shareAddress(window.location.href, CUP.tournamentId);
  const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

  test.each([
    ['/home', 'Spring Cup'],
    ['/', 'Futsal Cup'],
  ])('goes from %s to the share sheet of the device as %s, which says the rest', async (page, title) => {
    window.history.replaceState(null, '', page);
    const openSheet = vi.fn().mockResolvedValue(undefined);
    expect(await toldOn({ share: openSheet })).toBeUndefined();
    expect(openSheet).toHaveBeenCalledWith({ title, url: address() });
    expect(await toldOn({ share: refuse('AbortError') })).toBeUndefined();
  });

  test('has its address copied where there is no such sheet', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    expect(await toldOn({ clipboard: { writeText } })).toBe('The link is copied');
    expect(writeText).toHaveBeenCalledWith(address());
  });

  test.each([
    ['the sheet does not open', { share: refuse('NotAllowedError') }],
    ['nothing may be copied', { clipboard: { writeText: refuse('NotAllowedError') } }],
    ['the browser can do neither', {}],
  ])('has its address shown where %s', async (_where, device) => {
    expect(await toldOn(device)).toBe(address());
  });
});
