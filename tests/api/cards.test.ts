import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { EntryFacts } from '@futsal-cup/domain/match-log/entries';
import { describe, expect, it } from 'vitest';
import { buildGroup } from '../support/builders/builders';
import { buildGroupMatch, enterScore, readMatch } from '../support/builders/builders-matches';
import { enter } from '../support/builders/builders-scoring';
import { entry, kickOff, phase, shown, undo } from '../support/builders/entries';
import { takeCounts } from '../support/builders/write-records';
import { call, callApi } from '../support/call-api';

const NOBODY = { yellow: 0, secondYellow: 0, red: 0, yellowAndRed: 0 };

type CardFacts = Extract<EntryFacts, { readonly kind: 'card' }>;

const card = (facts: Partial<CardFacts>) =>
  entry({ kind: 'card', side: 'local', half: 'first-half', colour: 'yellow', playerId: null, ...facts });

/** Builds a match that is over, in which an official of the visitors saw a red card and two players of the others a yellow one. */
async function buildCardedMatch() {
  const group = await buildGroup();
  const match = await buildGroupMatch({ group });
  const start = kickOff();
  const yellow = card({});
  const cards = [yellow, card({}), card({ side: 'visitor', colour: 'red', isOfficial: true })];
  await enter(match, [start, ...cards]);
  const during = await readMatch(match);
  await enter(match, [phase('finished', start.entryId, shown([0, 0]))]);
  return { match, during, yellow };
}

const counted = (yellow: number): MatchView['cards'] => ({
  local: { players: { ...NOBODY, yellow }, officials: NOBODY },
  visitor: { players: NOBODY, officials: { ...NOBODY, red: 1 } },
});

describe('the cards of a match', () => {
  it('are counted when it ends, and anew when its log is corrected', async () => {
    const { match, during, yellow } = await buildCardedMatch();
    expect(during).not.toHaveProperty('cards');
    expect(await readMatch(match)).toMatchObject({ cards: counted(2) });
    await enter(match, [undo(yellow.entryId)]);
    expect(await readMatch(match)).toMatchObject({ cards: counted(1) });
  });

  it('are not known of a result that was typed', async () => {
    const match = await buildGroupMatch({ group: await buildGroup() });
    await enterScore(match, [1, 0]);
    expect(await readMatch(match)).toMatchObject({ state: 'finished', cards: null });
  });

  it('are counted once where it ended before cards were counted', async () => {
    const { match } = await buildCardedMatch();
    const { tournamentId } = match;
    await takeCounts(match, 'cards');
    expect(await readMatch(match)).not.toHaveProperty('cards');
    expect(await call('countCards', { tournamentId })).toEqual({ matches: 1 });
    expect(await readMatch(match)).toMatchObject({ cards: counted(2) });
    const { version } = await call('getTournamentVersion', { tournamentId });
    expect(await call('countCards', { tournamentId })).toEqual({ matches: 0 });
    expect((await call('getTournamentVersion', { tournamentId })).version).toBe(version);
    expect((await callApi('countCards', { tournamentId: 'none' })).status).toBe(404);
  });
});
