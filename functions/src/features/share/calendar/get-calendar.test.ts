import { buildCup } from '@futsal-cup/domain/testing/build-cup';
import { expect, it, vi } from 'vitest';
import { TextBody } from '../../../platform/json-body';
import type { CallOf } from '../../route';
import { handleGetCalendar } from './get-calendar';

it('a calendar that could not be made is made again, and one that could is kept', async () => {
  const times = ['10:00', '11:00', '12:00', '13:00'];
  const { tournament, ...records } = buildCup({
    stages: [{ name: 'Final', matches: times.map((time) => `2026-06-14 ${time} Lions v Bears`) }],
  });
  const updatedAt = '2026-06-01T00:00:00.000Z';
  const stages = records.stages.map((stage) => ({ ...stage, updatedAt }));
  const matches = records.matches.map((match) => ({ ...match, updatedAt }));
  const current = {
    cup: { ...records, tournament: { ...tournament, updatedAt }, stages, matches },
    version: '1',
  };
  const ask = () =>
    handleGetCalendar({
      request: { tournamentId: tournament.tournamentId },
      dependencies: {
        cups: { current: async () => current },
        environment: { siteOrigin: 'https://cup.example' },
      },
    } as unknown as CallOf<'getCalendar'>);
  const compressed = vi.spyOn(TextBody.prototype, 'compressed').mockRejectedValueOnce(new Error('no room'));
  await expect(ask()).rejects.toThrow('no room');
  const made = await ask();
  expect(made).toMatchObject({ isAtVersion: false });
  expect(await ask()).toBe(made);
  expect(compressed).toHaveBeenCalledTimes(2);
  compressed.mockRestore();
});
