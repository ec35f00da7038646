import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Stage } from '../../shared/cup/cup';
import { buildCup, buildGroup, buildMatch, buildStage } from '../../testing/build-view';
import { renderAdmin } from '../../testing/render-admin';
import { GroupsManager } from './groups-manager';

const group = buildGroup({ name: 'A' });
const stage = buildStage({ groups: [group], Matches: [buildMatch()] });

function cupWith(changes: Partial<Stage>) {
  return buildCup({ Stages: [{ ...stage, ...changes }] });
}

async function press(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

describe('the question whether to delete a group', () => {
  async function ask() {
    const { showCup } = renderAdmin(<GroupsManager />, cupWith({}));
    await press('A');
    await press('Delete');
    return showCup;
  }

  test('counts the matches that would go with it now', async () => {
    const showCup = await ask();
    expect(screen.getByText(/^Matches: 1./)).toBeTruthy();
    showCup(cupWith({ groups: [{ ...group, name: 'B' }], Matches: [buildMatch(), buildMatch()] }));
    expect(screen.getByText(/^Matches: 2./)).toBeTruthy();
    expect(screen.getByText(/^B and all/)).toBeTruthy();
  });

  test('ends when somebody else has deleted it', async () => {
    const showCup = await ask();
    showCup(cupWith({ groups: [] }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
