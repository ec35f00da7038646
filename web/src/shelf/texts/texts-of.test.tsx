import { act, render, screen } from '@testing-library/react';
import { type ReactNode, startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseLanguage } from './language';
import { LANGUAGE_STORAGE_KEY } from '../stores/storage-keys';
import { textsOf } from './texts-of';
import { shownLanguage } from './use-texts';

interface Texts {
  readonly greeting: string;
}

function fakeCatalogues() {
  return {
    en: vi.fn(() => Promise.resolve<Texts>({ greeting: 'Hello' })),
    de: vi.fn(() => Promise.resolve<Texts>({ greeting: 'Guten Tag' })),
    fr: vi.fn(() => Promise.resolve<Texts>({ greeting: 'Bonjour' })),
    it: vi.fn(() => Promise.resolve<Texts>({ greeting: 'Buongiorno' })),
  };
}

const NO_NETWORK = new TypeError('Failed to fetch');

describe('texts that load together', () => {
  let catalogues: ReturnType<typeof fakeCatalogues>;
  let texts: ReturnType<typeof textsOf<Texts>>;

  beforeEach(() => {
    catalogues = fakeCatalogues();
    texts = textsOf<Texts>(catalogues);
  });

  function Greeting() {
    return <p>{texts.useTexts().greeting}</p>;
  }

  async function draw() {
    await act(async () => {
      render(
        <Suspense fallback={<p>Loading</p>}>
          <Greeting />
        </Suspense>,
      );
      await Promise.resolve();
    });
  }

  test('are loaded in the language that is shown, and no other', async () => {
    await texts.load();
    await draw();
    expect(screen.getByText('Hello')).toBeTruthy();
    expect(catalogues.de).not.toHaveBeenCalled();
  });

  test('change with the language, together with all others', async () => {
    await texts.load();
    await draw();
    await act(() => chooseLanguage('de'));
    expect(screen.getByText('Guten Tag')).toBeTruthy();
    await act(() => chooseLanguage('fr'));
    expect(screen.getByText('Bonjour')).toBeTruthy();
  });

  test('are not loaded by a change of the language before anything has shown them', async () => {
    await texts.load();
    await chooseLanguage('de');
    expect(catalogues.de).not.toHaveBeenCalled();
  });

  test('are waited for by what is drawn later, which never says them in another language', async () => {
    await texts.load();
    await chooseLanguage('it');
    await draw();
    expect(await screen.findByText('Buongiorno')).toBeTruthy();
    expect(catalogues.en).toHaveBeenCalledTimes(1);
  });

  test('keep the language of the site when they cannot be had in the one that was chosen', async () => {
    await texts.load();
    await draw();
    catalogues.de.mockRejectedValueOnce(NO_NETWORK);
    await act(() => expect(chooseLanguage('de')).rejects.toThrow(NO_NETWORK));
    expect(screen.getByText('Hello')).toBeTruthy();
    expect(shownLanguage()).toBe('en');
    // If a deploy has removed the files of the texts, the page is reloaded in the stored language.
    expect(localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe('de');
    await act(() => chooseLanguage('de'));
    expect(screen.getByText('Guten Tag')).toBeTruthy();
  });

  test('change the language of the site when they cannot be had in the one that is shown', async () => {
    await chooseLanguage('de');
    catalogues.de.mockRejectedValue(NO_NETWORK);
    await act(() => texts.load());
    expect(shownLanguage()).toBe('en');
    await draw();
    expect(screen.getByText('Hello')).toBeTruthy();
    // These texts are needed from now on, also in the tests that follow.
    catalogues.de.mockReset();
  });
});

// React draws a component that waits in a transition again where it stopped. Tests that wrap it in `act` do not see that.
test('texts that come during a transition let a component go on to its further hooks', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const catalogues = fakeCatalogues();
  const { useTexts } = textsOf<Texts>(catalogues);
  const onRecoverableError = vi.fn();
  function Counted() {
    const { greeting } = useTexts();
    const [count] = useState(1);
    return <p>{`${greeting} ${count}`}</p>;
  }
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError });
  const draw = (part: ReactNode) => root.render(<Suspense>{part}</Suspense>);
  draw(<p>At once</p>);
  await vi.waitFor(() => expect(place.textContent).toBe('At once'));
  startTransition(() => draw(<Counted />));
  await vi.waitFor(() => expect(place.textContent).toBe('Hello 1'));
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
  vi.unstubAllGlobals();
});
