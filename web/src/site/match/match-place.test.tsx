import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { MatchPlace } from './match-place';

test('a map looks for the address of the hall, and not for its court', () => {
  const { container } = renderPage(<MatchPlace place="Court 1" address="Hall & Co, Street 2, Zürich" />);
  expect(container.textContent).toContain('Court 1 · Hall & Co, Street 2, Zürich');
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    'https://www.openstreetmap.org/search?query=Hall%20%26%20Co%2C%20Street%202%2C%20Z%C3%BCrich',
  );
});

test('without an address there is no map, because none finds a court', () => {
  const { container } = renderPage(<MatchPlace place="Court 1" address={undefined} />);
  expect(container.textContent).toBe('Court 1');
  expect(screen.queryByRole('link')).toBeNull();
});

test('an address stands alone where the court is not known', () => {
  const { container } = renderPage(<MatchPlace place="" address="Hall, Zürich" />);
  expect(container.textContent).toContain('Hall, Zürich');
});
