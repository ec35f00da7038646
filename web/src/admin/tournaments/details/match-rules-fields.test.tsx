import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayerNameStyle } from '@futsal-cup/domain/cup/match-rules';
import { expect, test } from 'vitest';
import { buildCup } from '../../../testing/build-view';
import { renderAdmin } from '../../../testing/render-admin';
import { DetailsForm } from './details-form';

const NOTICE = /cannot be called back/;
const LABELS: Readonly<Record<PlayerNameStyle, RegExp>> = {
  full: /^Full name/,
  initial: /^First name and initial/,
  number: /^Number/,
};

async function choose(style: PlayerNameStyle, from?: PlayerNameStyle) {
  const details = from && buildCup({ playerNames: from });
  const { unmount } = renderAdmin(
    <DetailsForm {...(details && { details })} submitText="Save" onSubmit={() => Promise.resolve()} />,
  );
  await userEvent.click(screen.getByLabelText(LABELS[style]));
  const isTold = screen.queryByText(NOTICE) !== null;
  unmount();
  return isTold;
}

test('who lets names tell less is told that what was loaded cannot be called back, and for how long it may be kept', async () => {
  expect(await choose('initial', 'full')).toBe(true);
  expect(await choose('number', 'full')).toBe(true);
  expect(await choose('number', 'initial')).toBe(true);
});

test('nobody is told so who lets names tell as much as before or more, or who makes a new cup', async () => {
  expect(await choose('initial', 'initial')).toBe(false);
  expect(await choose('full', 'initial')).toBe(false);
  expect(await choose('initial', 'number')).toBe(false);
  expect(await choose('number')).toBe(false);
});

test('own rules can have no limit of fouls, and say what a federation does in short matches', async () => {
  renderAdmin(<DetailsForm submitText="Save" onSubmit={() => Promise.resolve()} />);
  await userEvent.click(screen.getByLabelText(/^Own values/));
  await userEvent.selectOptions(screen.getByLabelText(/^Fouls of a half/), '0');
  expect(screen.getByText(/from the fourth foul on: 3/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Minutes of a half'), '15');
  expect(screen.queryByText(/from the fourth foul on: 3/)).toBeNull();
});
