import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from './page';

function Component() {
  return <p>The page</p>;
}

test('a page whose code has come is drawn at once', async () => {
  const Page = page(() => Promise.resolve({ Component }));
  await Page.load();
  render(<Page />);
  expect(screen.getByText('The page')).toBeTruthy();
});

test('a page whose code could not be loaded is asked for again when it is drawn', async () => {
  const importPage = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Component });
  const Page = page(importPage);
  await expect(Page.load()).rejects.toThrow('offline');
  render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );
  expect(await screen.findByText('The page')).toBeTruthy();
});
