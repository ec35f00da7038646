import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildCupOfTeams } from '../testing/build-plan';
import { arbitraryCommand, arbitraryPlan, arbitraryStart } from '../testing/random-commands';
import { offersUndo } from './cup-event';

/** The names of the API calls after which the message about the change offers to undo it. */
const OFFERED = [
  'awardMatch',
  'applyPlan',
  'createMatches',
  'createTeams',
  'deleteGroup',
  'deleteMatch',
  'deleteStage',
  'deleteTeam',
  'moveMatches',
  'moveTeamToGroup',
  'removePlaceFromGroup',
  'removeTeamFromGroup',
  'setRounds',
  'updateTeam',
  'withdrawTeam',
];

it('offers the undo after every command that deletes something or changes much, and after no other', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(arbitraryStart, fc.array(arbitraryCommand, { maxLength: 30 }), (start, commands) => {
      let cup = start;
      for (const { call, run } of commands) {
        const result = run(cup);
        if (!result.ok) continue;
        cup = result.value;
        seen.add(call);
        // An edit may take a score away.
        const isOffered = OFFERED.includes(call) || result.event.kind === 'score-removed';
        expect({ call, isOffered: offersUndo(result.event) }).toEqual({ call, isOffered });
      }
    }),
  );
  expect(seen.size).toBeGreaterThan(10);
});

it('offers the undo after every plan, whatever it does', () => {
  fc.assert(
    fc.property(fc.array(arbitraryPlan, { maxLength: 3 }), (plans) => {
      let cup = buildCupOfTeams(6);
      for (const { run } of plans) {
        const result = run(cup);
        if (!result.ok) continue;
        cup = result.value;
        expect(offersUndo(result.event)).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

it('offers the undo of a deleted tournament, and none where a change cannot be undone', () => {
  const isOffered = (kind: 'tournament-deleted' | 'tournament-archived' | 'player-erased') =>
    offersUndo({ kind, name: 'Spring Cup' });
  expect(isOffered('tournament-deleted')).toBe(true);
  expect(isOffered('tournament-archived')).toBe(false);
  expect(isOffered('player-erased')).toBe(false);
});
