import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CupContext } from '../cup/cup-context';
import { clearMessage } from '../../shelf/stores/messages';
import { buildCup, buildMatch, buildStage } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { MadeLinkPanel } from '../links/made-link-panel';
import { CreateLink } from './create-link';

/** Renders the form, and the place that takes the focus when the link is made. */
function FormAndLink() {
  const [isMade, setMade] = useState(false);
  return (
    <>
      {isMade && <MadeLinkPanel title="Made" once="Once" children={null} />}
      <CreateLink onCreated={() => setMade(true)} />
    </>
  );
}

function formOf(...courts: readonly string[]) {
  const Matches = courts.map((location) => buildMatch({ location }));
  return (
    <MemoryRouter>
      <CupContext value={buildCup({ Stages: [buildStage({ Matches })] })}>
        <FormAndLink />
      </CupContext>
    </MemoryRouter>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

test('a link is not made for a court that is gone since it was chosen: another one is asked for', async () => {
  const calls = fakeApi({});
  const { rerender } = render(formOf('Hall 1', 'Hall 2'));
  await userEvent.type(screen.getByLabelText('Name'), 'Anna');
  const court = screen.getByLabelText<HTMLSelectElement>('Court');
  await userEvent.selectOptions(court, 'Hall 2');
  rerender(formOf('Hall 1', 'Hall 3'));
  expect(court.selectedOptions[0]?.text).toBe('Please choose');
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('Please select a court')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('the form that is emptied when its link is made shows no error', async () => {
  fakeApi({ '/admin/scorer-links/create': { data: {} } });
  render(formOf('Hall 1'));
  const court = screen.getByLabelText<HTMLSelectElement>('Court');
  await userEvent.selectOptions(court, 'Hall 1');
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('Made')).toBeTruthy();
  expect(court.value).toBe('');
  // An error would appear after the next turn of the event loop, as Formik checks the fields asynchronously.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText('Please select a court')).toBeNull();
});
