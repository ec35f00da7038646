import { describe, expect, it, vi } from 'vitest';
import type { CurrentCup } from '../../storage/cup-store';
import { versionOf } from '../../storage/stored';
import type { CallOf } from '../route';
import { handleGetTournament } from './tournament-views';

const version = (revision: number) => versionOf({ seconds: 1, nanoseconds: 0 } as never, revision);

const tournament = {
  ...{ tournamentId: 'cup', name: 'Cup', date: '2026-06-01', timeZone: 'UTC' },
  tieBreakers: 'goal-difference',
};

/** The cup at a revision, with nothing in it. */
function cupAt(revision: number): CurrentCup {
  const cup = { tournament, teams: [], stages: [], groups: [], matches: [] };
  return { cup, version: version(revision) } as unknown as CurrentCup;
}

/** Requests a cup after another process has changed it once. */
function ask(asked: string | undefined) {
  const current = vi.fn(async () => cupAt(2));
  const call = {
    request: { tournamentId: 'cup', version: asked },
    dependencies: { cups: { current } },
  } as unknown as CallOf<'getTournament'>;
  return { answer: handleGetTournament(call), current };
}

describe('the view of a cup', () => {
  it('is never an older one, whatever version is asked for: its players may be named otherwise since', async () => {
    await expect(ask(version(1)).answer).resolves.toEqual({ location: `cup?version=${version(2)}` });
    await expect(ask(undefined).answer).resolves.toMatchObject({ version: version(2) });
    await expect(ask(version(2)).answer).resolves.toMatchObject({ version: version(2), isAtVersion: true });
  });

  it('of another build’s version is asked for without a version, which costs no read', async () => {
    const { answer, current } = ask('1-2-otherbuild');
    await expect(answer).resolves.toEqual({ location: 'cup' });
    expect(current).not.toHaveBeenCalled();
  });

  it('without a version is no redirect, so that no way leads round in a circle', async () => {
    await expect(ask(undefined).answer).resolves.toMatchObject({ version: version(2), isAtVersion: false });
  });
});
