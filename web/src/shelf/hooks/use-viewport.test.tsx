import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useNearView } from './use-viewport';

function LowerPart() {
  const { ref, isNear } = useNearView<HTMLDivElement>('0px');
  return <div ref={ref}>{isNear ? 'The lower part' : 'Room for it'}</div>;
}

test('the lower part of a page is there for who goes through it by keyboard', async () => {
  render(<LowerPart />);
  expect(screen.getByText('Room for it')).toBeTruthy();
  await userEvent.tab();
  expect(screen.getByText('The lower part')).toBeTruthy();
});
