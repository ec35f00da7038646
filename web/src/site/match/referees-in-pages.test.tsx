import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { viewSettings } from '../../shelf/api/view-settings';
import { chooseTournament } from '../../shelf/stores/tournaments';
import { buildCup, buildKnownMatch, buildStage, buildTeam, toTournamentView } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { Component as MatchPage } from './match-page';
import { Component as TeamPage } from '../team/team-page';

const otters = buildTeam('Otters');

function open(Page: ComponentType, query: string): void {
  const refereed = { refereeTeamId: otters.teamId, location: 'Court 2' };
  const Matches = [
    buildKnownMatch('Lions', 'Bears', { matchId: 'later', time: '11:00', ...refereed }),
    buildKnownMatch('Foxes', 'Bears', { matchId: 'earlier', time: '09:00', ...refereed }),
    buildKnownMatch('Lions', 'Foxes', { matchId: 'other', time: '10:00' }),
  ];
  const cup = buildCup({ Teams: [otters], Stages: [buildStage({ Matches })] });
  fakeApi({ '/tournaments/cup-1': { data: { tournament: toTournamentView(cup) } } });
  chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-05-11' });
  render(
    <SWRConfig value={{ ...viewSettings, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/?tournament=cup-1&${query}`]}>
        <Page />
      </MemoryRouter>
    </SWRConfig>,
  );
}

test('the page of a team lists the matches that it referees by the plan, in their order of time', async () => {
  open(TeamPage, `team=${otters.teamId}`);
  const title = await screen.findByRole('heading', { name: 'Referees, by the plan' });
  const rows = within(title.closest('section') as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /Foxes|Lions/.exec(textContent ?? '')?.[0])).toEqual([
    'Foxes',
    'Lions',
  ]);
  expect(rows[0]?.textContent).toMatch(/09:00.*Court 2/);
});

test('the page of a match says who referees it by the plan', async () => {
  open(MatchPage, 'match=later');
  expect(await screen.findByText('Referee by the plan:')).toBeTruthy();
});

test('the page of a match without a referee says nothing of it', async () => {
  open(MatchPage, 'match=other');
  await screen.findByRole('heading', { level: 1, name: 'Lions – Foxes' });
  expect(screen.queryByText(/Referee/)).toBeNull();
});
