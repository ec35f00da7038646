import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { CLUB_HAS } from '../../shelf/club/club-has';
import { HomeMore } from './home-more';

const has = { ...CLUB_HAS };

function drawTitles(): (string | null)[] {
  render(
    <MemoryRouter>
      <HomeMore results={[]} />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

describe('the end of the home page', () => {
  afterEach(() => void Object.assign(CLUB_HAS, has));

  test('is the blog and the gallery', () => {
    expect(drawTitles()).toEqual(['Latest Blog', 'Gallery']);
  });

  test.each([
    ['blog', ['Gallery']],
    ['gallery', ['Latest Blog']],
  ] as const)('has no %s where the club has none', async (part, left) => {
    Object.assign(CLUB_HAS, { [part]: false });
    expect(drawTitles()).toEqual(left);
  });
});
