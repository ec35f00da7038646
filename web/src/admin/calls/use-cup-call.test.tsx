import { ENDPOINTS, HISTORY_HEADER, UNDO_HEADER } from '@futsal-cup/domain/contracts/endpoints';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCup, buildMatch, buildStage, toMatchView, toTournamentView } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { clearMessage, useMessages } from '../../shelf/stores/messages';
import { chooseTournament, clearTournament } from '../../shelf/stores/tournaments';
import { allMatches } from '../../shelf/cup/all-matches';
import { useCurrentCup } from '../cup/cup-context';
import { CurrentCup } from '../cup/current-cup';
import { useCupCall } from './use-cup-call';

const match = buildMatch({ location: 'Old hall' });
const cup = buildCup({ Stages: [buildStage({ Matches: [match] })] });
const view = { data: { tournament: toTournamentView(cup) } };

function Locations() {
  const send = useCupCall();
  const { matchId, stageId, date, time } = match;
  const teams = { groupId: 'group-1', localTeamId: 'lions', visitorTeamId: 'bears' };
  const payload = { ...teams, matchId, stageId, date, time, location: 'New hall' };
  return (
    <>
      {allMatches(useCurrentCup()).map(({ location }) => location)}
      <button onClick={() => void send({ call: 'editGroupMatch', payload, successText: 'Moved' })}>
        Move
      </button>
    </>
  );
}

/** Edits a cup once; `answer` is the server's answer to the edit and to the request for the view after it. */
async function editShownCup(answer: object, viewAfterwards: object = { status: 404 }) {
  fakeApi({ '/tournaments/cup-1': view });
  chooseTournament(cup);
  renderAdmin(
    <CurrentCup>
      <Locations />
    </CurrentCup>,
  );
  await screen.findByText('Old hall');
  fakeApi({ [ENDPOINTS.editGroupMatch.path]: answer, '/tournaments/cup-1': viewAfterwards });
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
}

describe('a call that changes the cup', () => {
  beforeEach(clearTournament);

  afterEach(() => {
    vi.unstubAllGlobals();
    act(clearMessage);
    act(clearTournament);
  });

  test('shows the match that it was answered, even where the cup cannot be loaded again', async () => {
    await editShownCup({ data: { match: toMatchView({ ...match, location: 'New hall' }) } });
    expect(await screen.findByText('New hall')).toBeTruthy();
  });

  test.each([
    [UNDO_HEADER, true],
    // The change can be undone, but only the history offers the undo.
    [HISTORY_HEADER, false],
  ])('reports its success, with the undo where the answer has %s', async (header, isOffered) => {
    const data = { match: toMatchView({ ...match, location: 'New hall' }) };
    await editShownCup({ data, headers: { [header]: 'entry' } });
    await screen.findByText('New hall');
    const { message } = useMessages.getState();
    expect(message).toMatchObject({ kind: 'success', text: 'Moved' });
    expect(Boolean(message?.action)).toBe(isOffered);
  });

  test('loads the cup again, for what follows from the match', async () => {
    const answered = { ...match, location: 'New hall' };
    const renamed = buildCup({
      Stages: [buildStage({ Matches: [{ ...answered, location: 'Hall of now' }] })],
    });
    await editShownCup(
      { data: { match: toMatchView(answered) } },
      { data: { tournament: toTournamentView(renamed) } },
    );
    expect(await screen.findByText('Hall of now')).toBeTruthy();
  });

  test('loads the cup again when it was refused because of other records', async () => {
    const changed = buildCup({ Stages: [buildStage({ Matches: [{ ...match, location: 'Their hall' }] })] });
    const refusal = { status: 409, errors: [{ msg: 'match_already_exists' }] };
    await editShownCup(refusal, { data: { tournament: toTournamentView(changed) } });
    expect(await screen.findByText('Their hall')).toBeTruthy();
  });
});
