import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HomeMore } from './home-more';

const { has } = vi.hoisted(() => ({ has: { blog: true, gallery: true } }));
vi.mock('../../shelf/club/club-has', () => ({ CLUB_HAS: has }));

function drawTitles(): (string | null)[] {
  render(
    <MemoryRouter>
      <HomeMore results={[]} />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

describe('the end of the home page', () => {
  afterEach(() => Object.assign(has, { blog: true, gallery: true }));

  test('is the blog and the gallery', () => {
    expect(drawTitles()).toEqual(['Latest Blog', 'Gallery']);
  });

  test.each([
    ['blog', ['Gallery']],
    ['gallery', ['Latest Blog']],
  ] as const)('has no %s where the club has none', async (part, left) => {
    has[part] = false;
    expect(drawTitles()).toEqual(left);
  });
});
