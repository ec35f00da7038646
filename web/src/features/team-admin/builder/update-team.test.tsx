import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { viewSettings } from '../../../shared/api/view-settings';
import { CupContext } from '../../../shared/cup/cup-context';
import { clearMessage } from '../../../shared/stores/messages';
import { buildCup, buildTeam } from '../../../testing/build-view';
import { fakeApi } from '../../../testing/fake-api';
import { selectTeam } from '../selected-team';
import { TeamsScreen } from '../teams-screen';
import { UpdateTeam } from './update-team';

const cup = buildCup({ Teams: ['Bears', 'Lions', 'Otters'].map((name) => buildTeam(name)) });

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    clearMessage();
    selectTeam(null);
  });
});

test('after a team is saved the list is open at this team, and the focus is there', async () => {
  fakeApi({ '/admin/teams/update': {} });
  selectTeam('team-Lions');
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  render(
    <SWRConfig value={viewSettings}>
      <MemoryRouter initialEntries={['/admin/teams/update']}>
        <CupContext value={cup}>
          <Routes>
            <Route path="/admin/teams/update" element={<UpdateTeam />} />
            <Route path="/admin/teams" element={<TeamsScreen />} />
          </Routes>
        </CupContext>
      </MemoryRouter>
    </SWRConfig>,
  );
  await userEvent.type(screen.getByLabelText('Player name'), 'Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm team' }));
  const modal = within(screen.getByRole('dialog', { name: 'Update Team' }));
  await userEvent.click(modal.getByRole('button', { name: 'Update team' }));
  const lions = await screen.findByRole('button', { name: /^Lions/ });
  await waitFor(() => expect(document.activeElement).toBe(lions));
  expect(scrollIntoView.mock.contexts).toEqual([lions]);
});
