import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { Link, NavLink, type LinkProps } from './link';

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function renderLink(props: Partial<LinkProps> = {}) {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Link to="/teams?tournament=cup-1" {...props}>
        Teams
      </Link>
      <Here />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

const here = () => screen.getByRole('status').textContent;

describe('a link', () => {
  test('is followed by the router, with what it hands on', () => {
    const link = renderLink({ state: 'gone' });
    expect(link.getAttribute('href')).toBe('/teams?tournament=cup-1');
    expect(fireEvent.click(link)).toBe(false);
    expect(here()).toBe('/teams?tournament=cup-1 "gone"');
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a click with the %s to the browser',
    (key) => {
      expect(fireEvent.click(renderLink(), { [key]: true })).toBe(true);
      expect(here()).toBe('/home null');
    },
  );

  test('is not followed where its own handler wants something else', () => {
    fireEvent.click(renderLink({ onClick: (event) => event.preventDefault() }));
    expect(here()).toBe('/home null');
  });
});

describe('a link of a navigation says that one is', () => {
  const isCurrent = (at: string, to: string, end?: boolean) => {
    const { unmount } = render(
      <MemoryRouter initialEntries={[at]}>
        <NavLink to={to} end={end}>
          There
        </NavLink>
      </MemoryRouter>,
    );
    const current = screen.getByRole('link').getAttribute('aria-current');
    unmount();
    return current === 'page';
  };

  test('on its page, whatever its address asks for and however it is written', () => {
    expect(isCurrent('/teams', '/teams?tournament=cup-1')).toBe(true);
    expect(isCurrent('/Teams', '/teams')).toBe(true);
    expect(isCurrent('/team', '/teams')).toBe(false);
    expect(isCurrent('/teams', '/team')).toBe(false);
  });

  test('below its page, unless those are pages of their own', () => {
    expect(isCurrent('/admin/plan/teams', '/admin/plan')).toBe(true);
    expect(isCurrent('/admin/plan', '/admin', true)).toBe(false);
  });
});
