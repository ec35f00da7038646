import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { later, laterCode, laterPart, loadParts } from './later';

function Shown() {
  return <p>The page</p>;
}

function draw(Page: ReturnType<typeof later>) {
  return render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );
}

test('a page whose code has come is drawn at once', async () => {
  const Page = later(() => Promise.resolve(Shown));
  await Page.load();
  render(<Page />);
  expect(screen.getByText('The page')).toBeTruthy();
});

test('a page whose code could not be loaded is asked for again when it is drawn', async () => {
  const importPage = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Shown);
  const Page = later(importPage);
  await expect(Page.load()).rejects.toThrow('offline');
  draw(Page);
  expect(await screen.findByText('The page')).toBeTruthy();
});

test('the parts of a part are loaded ahead with it', async () => {
  const loadInner = vi.fn().mockResolvedValue(Shown);
  laterPart(() => {
    laterPart(loadInner);
    return Promise.resolve(Shown);
  });
  await loadParts();
  expect(loadInner).toHaveBeenCalledTimes(1);
});

test('code that a part asks for once it is drawn is loaded ahead as well', async () => {
  const importCode = vi.fn().mockResolvedValue({});
  const load = laterCode(importCode);
  expect(importCode).not.toHaveBeenCalled();
  await loadParts();
  expect(importCode).toHaveBeenCalledTimes(1);
  await load();
});
