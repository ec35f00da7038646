import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DaysAndZone } from './days-and-zone';

const { timeZone: visitorZone } = Intl.DateTimeFormat().resolvedOptions();
const DAYS = '11/07/2030 – 12/07/2030';

test.each([
  ['nothing where the clocks show the same', visitorZone, DAYS],
  ['nothing while the zone is not known', undefined, DAYS],
  ['of the city whose clocks show another time', 'Pacific/Pago_Pago', `${DAYS} · Pago Pago time`],
])('a visitor is told %s', (_, timeZone, text) => {
  const { container } = render(<DaysAndZone cup={{ date: '2030-07-11', lastDay: '2030-07-12', timeZone }} />);
  expect(container.textContent).toBe(text);
});
