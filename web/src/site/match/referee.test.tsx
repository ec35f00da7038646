import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildCup, buildMatch, buildTeam } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { Referee } from './referee';

const cup = buildCup({ Teams: [buildTeam('Otters')] });
const [otters] = cup.Teams;

test('the team that referees by the plan is named, with a link to it', () => {
  const { container } = renderPage(
    <Referee cup={cup} match={buildMatch({ refereeTeamId: otters?.teamId })} />,
  );
  expect(container.textContent).toBe('Referee by the plan: Otters');
  expect(screen.getByRole('link').getAttribute('href')).toContain(`team=${otters?.teamId}`);
});

test.each([null, undefined, 'deleted'])('nothing is said where the plan names no known team (%s)', (id) => {
  const { container } = renderPage(<Referee cup={cup} match={buildMatch({ refereeTeamId: id })} />);
  expect(container.textContent).toBe('');
});
