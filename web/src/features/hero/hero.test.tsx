import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Hero } from './hero';

test.each([
  ['Spring Cup', 'Spring Cup'],
  ['', 'Cup of 11/05/2030'],
])('a cup named %j is called %s', (name, title) => {
  render(
    <MemoryRouter>
      <Hero name={name} date="2030-05-11" timeZone="UTC" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

test('what a follower is shown stands in place of the welcome, and the countdown is finished', () => {
  const { container } = render(
    <MemoryRouter>
      <Hero name="Spring Cup" date="2030-05-11" timeZone="UTC" hasBegun>
        <p>My team</p>
      </Hero>
    </MemoryRouter>,
  );
  expect(container.textContent).toMatch(/^Spring Cup11\/05\/2030 Countdown finished!My teamAll matches/);
});
