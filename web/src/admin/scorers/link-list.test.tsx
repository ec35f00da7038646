import type { ScorerLinkView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CupContext } from '../cup/cup-context';
import { buildCup } from '../../testing/build-view';
import { LinkList } from './link-list';

const INSTANT = '2026-06-13T08:00:00.000Z';

function deviceOf(name: string, revokedAt: string | null = null) {
  return { deviceId: name, name, createdAt: INSTANT, lastUsedAt: INSTANT, revokedAt };
}

function showLink(changes: Partial<ScorerLinkView>) {
  const link: ScorerLinkView = {
    linkId: 'link',
    name: 'Court 2',
    scope: { kind: 'cup' },
    from: INSTANT,
    to: '9000-01-01T00:00:00.000Z',
    revokedAt: null,
    createdAt: INSTANT,
    devices: [],
    ...changes,
  };
  render(
    <MemoryRouter>
      <CupContext value={buildCup()}>
        <LinkList links={[link]} onChanged={() => {}} />
      </CupContext>
    </MemoryRouter>,
  );
}

const many = (count: number) => Array.from({ length: count }, (_, index) => deviceOf(`Phone ${index}`));
const HINT = /No other device can open this link/;

test('a link tells how many of its places are taken, without revoked devices, which come last', () => {
  showLink({ devices: [deviceOf('Rita', INSTANT), deviceOf('Sven'), deviceOf('Tom')] });
  expect(screen.getByText(/2 of 20 places taken/)).toBeTruthy();
  expect(screen.queryByText(HINT)).toBeNull();
  const [, ...devices] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(devices.map((text) => text?.split(' ')[0])).toEqual(['Sven', 'Tom', 'Rita']);
});

test('a full link says what to do about it', () => {
  showLink({ devices: many(20) });
  expect(screen.getByText(/20 of 20 places taken/)).toBeTruthy();
  expect(screen.getByText(HINT)).toBeTruthy();
});

test('a link that a hundred and twenty devices have opened is not to be freed by revoking more', () => {
  const revoked = Array.from({ length: 117 }, (_, index) => deviceOf(`Old ${index}`, INSTANT));
  showLink({ devices: [...revoked, ...many(3)] });
  expect(screen.queryByText(HINT)).toBeNull();
  expect(screen.getByText(/no other one can. Make another link/)).toBeTruthy();
});

test('a link that is over tells of no places', () => {
  showLink({ devices: many(20), revokedAt: INSTANT });
  expect(screen.queryByText(/places taken/)).toBeNull();
  expect(screen.queryByText(HINT)).toBeNull();
});
