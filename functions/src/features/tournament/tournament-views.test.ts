import { describe, expect, it, vi } from 'vitest';
import { versionOf } from '../../storage/stored';
import type { CallOf } from '../route';
import { handleGetTournament } from './tournament-views';

const version = (revision: number) => versionOf({ seconds: 1, nanoseconds: 0 } as never, revision);

const tournament = {
  ...{ tournamentId: 'cup', name: 'Cup', date: '2026-06-01', timeZone: 'UTC' },
  tieBreakers: 'goal-difference',
};

const cup = { tournament, teams: [], stages: [], groups: [], matches: [] };

/** Requests a cup after another process has changed it once. */
function ask(asked: string | undefined) {
  const head = vi.fn(async () => ({ version: version(2), revision: 2, matches: {} }));
  const call = {
    request: { tournamentId: 'cup', version: asked },
    dependencies: { cups: { head, at: async () => ({ cup, version: version(2) }) } },
  } as unknown as CallOf<'getTournament'>;
  return { answer: handleGetTournament(call), head };
}

describe('the view of a cup', () => {
  it('is never an older one, whatever version is asked for: its players may be named otherwise since', async () => {
    await expect(ask(version(1)).answer).resolves.toEqual({ location: `cup?version=${version(2)}` });
    await expect(ask(undefined).answer).resolves.toMatchObject({ version: version(2) });
    await expect(ask(version(2)).answer).resolves.toMatchObject({ version: version(2), isAtVersion: true });
  });

  it('of another build’s version is asked for without a version, which costs no read', async () => {
    const { answer, head } = ask('1-2-otherbuild');
    await expect(answer).resolves.toEqual({ location: 'cup' });
    expect(head).not.toHaveBeenCalled();
  });

  it('without a version is no redirect, so that no way leads round in a circle', async () => {
    await expect(ask(undefined).answer).resolves.toMatchObject({ version: version(2), isAtVersion: false });
  });
});
