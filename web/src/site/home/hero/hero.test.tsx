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

test('days and name of the cup are in the title of the page', () => {
  const drawTitle = (name: string) => {
    render(
      <MemoryRouter>
        <Hero name={name} date="2030-05-11" lastDay="2030-05-12" timeZone="UTC" />
      </MemoryRouter>,
    );
    return document.title;
  };
  expect(drawTitle('Spring Cup')).toBe('Spring Cup, 11/05/2030 – 12/05/2030 · Futsal Cup');
  expect(drawTitle('')).toBe('Cup of 11/05/2030 · Futsal Cup');
  expect(screen.getAllByText('11/05/2030 – 12/05/2030')).toHaveLength(2);
});

test('what a follower is shown leaves the welcome, the finished countdown and what is true', () => {
  const { container } = render(
    <MemoryRouter>
      <Hero name="Spring Cup" date="2030-05-11" hasBegun status="On now">
        <p>My team</p>
      </Hero>
    </MemoryRouter>,
  );
  expect(container.textContent).toMatch(
    /^Spring Cup11\/05\/2030 Welcome to the .*!Countdown finished! On nowMy teamAll matches/,
  );
});

test('beside the finished countdown stands what is true', () => {
  const { container } = render(
    <MemoryRouter>
      <Hero name="Spring Cup" date="2030-05-11" hasBegun status="Over" />
    </MemoryRouter>,
  );
  expect(container.textContent).toContain('Countdown finished! Over');
});

test('on the day of a cup the finished countdown and what is true are one sentence', async () => {
  render(
    <MemoryRouter>
      <Hero name="Spring Cup" date="2020-05-11" timeZone="UTC" status="First kick-off: 10:00" />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Countdown finished! First kick-off: 10:00')).toBeTruthy();
});
