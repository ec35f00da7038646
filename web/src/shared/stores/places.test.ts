import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const PLACE = { y: 5_000, part: 'main [data-match="match-7"]', top: 300 };

function comeBy(type: NavigationTimingType): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}

/** As after the page has been loaded anew: the store is read from the beginning. */
async function loadAgain() {
  vi.resetModules();
  return import('./places');
}

describe('the place of a reader whose page is loaded again', () => {
  beforeEach(() => void window.history.replaceState(null, '', '/matches?tournament=cup-1'));

  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  test.each(['reload', 'back_forward'] as const)('is kept over a %s', async (type) => {
    const { keepPlaceOfReload } = await loadAgain();
    keepPlaceOfReload(PLACE);
    comeBy(type);
    expect((await loadAgain()).placeOfReload).toMatchObject(PLACE);
  });

  test('says nothing to who opens the page anew', async () => {
    (await loadAgain()).keepPlaceOfReload(PLACE);
    comeBy('navigate');
    expect((await loadAgain()).placeOfReload).toBeNull();
  });

  test('says nothing about another page', async () => {
    (await loadAgain()).keepPlaceOfReload(PLACE);
    comeBy('reload');
    window.history.replaceState(null, '', '/matches?tournament=cup-2');
    expect((await loadAgain()).placeOfReload).toBeNull();
  });

  test('is none at the top, where every page begins', async () => {
    (await loadAgain()).keepPlaceOfReload({ ...PLACE, y: 0 });
    comeBy('reload');
    expect((await loadAgain()).placeOfReload).toBeNull();
  });

  test('is none where the browser keeps nothing, or something else', async () => {
    comeBy('reload');
    expect((await loadAgain()).placeOfReload).toBeNull();
    sessionStorage.setItem('place', '{');
    expect((await loadAgain()).placeOfReload).toBeNull();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { keepPlaceOfReload } = await loadAgain();
    expect(() => keepPlaceOfReload(PLACE)).not.toThrow();
  });
});
