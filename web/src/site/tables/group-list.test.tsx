import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCup, buildGroup, buildStage } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { GroupTables } from './group-tables';

const Teams = ['Bears', 'Lions'].map((name) => ({ teamId: `team-${name}`, name }));

test('without tables a group lists its teams by name, and each name leads to its team', () => {
  const Stages = [buildStage({ groups: [buildGroup({ Teams, standings: [] })] })];
  renderPage(<GroupTables cup={buildCup({ shown: 'no-tables', Stages })} />);
  expect(screen.queryByRole('table')).toBeNull();
  const group = screen.getByRole('region', { name: 'Group A' });
  const links = within(group).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bears', '/team?tournament=cup-1&team=team-Bears'],
    ['Lions', '/team?tournament=cup-1&team=team-Lions'],
  ]);
});

test('without tables and without groups there is nothing, and no empty table', () => {
  const { container } = renderPage(<GroupTables cup={buildCup({ shown: 'no-results', Stages: [] })} />);
  expect(container.textContent).toBe('');
});
