import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const PLACE = { y: 5_000, parts: [{ selector: 'main [data-match="match-7"]', top: 300 }] };

function comeBy(type: NavigationTimingType): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}

/** Imports the store again, as after a reload of the page. */
async function load() {
  vi.resetModules();
  return import('./places');
}

describe('the place of a reader whose page is loaded again', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/matches?tournament=cup-1');
    comeBy('reload');
  });

  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  test.each(['reload', 'back_forward'] as const)('is kept over a %s', async (type) => {
    comeBy(type);
    (await load()).keepPlaceOfReload(PLACE);
    expect((await load()).placeOfReload).toMatchObject(PLACE);
  });

  test('says nothing to who opens the page anew', async () => {
    (await load()).keepPlaceOfReload(PLACE);
    comeBy('navigate');
    expect((await load()).placeOfReload).toBeNull();
  });

  test('says nothing about another page', async () => {
    (await load()).keepPlaceOfReload(PLACE);
    window.history.replaceState(null, '', '/matches?tournament=cup-2');
    expect((await load()).placeOfReload).toBeNull();
  });

  test('is asked for once: who opens the page anew and then loads it again begins at its top', async () => {
    (await load()).keepPlaceOfReload(PLACE);
    comeBy('navigate');
    await load();
    comeBy('reload');
    expect((await load()).placeOfReload).toBeNull();
  });

  test('is forgotten once the page is seen again', async () => {
    const { keepPlaceOfReload } = await load();
    keepPlaceOfReload(PLACE);
    keepPlaceOfReload(null);
    expect((await load()).placeOfReload).toBeNull();
  });

  test('is none where the browser keeps nothing, or something else', async () => {
    expect((await load()).placeOfReload).toBeNull();
    sessionStorage.setItem('place', '{');
    expect((await load()).placeOfReload).toBeNull();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { keepPlaceOfReload } = await load();
    expect(() => keepPlaceOfReload(PLACE)).not.toThrow();
  });
});
