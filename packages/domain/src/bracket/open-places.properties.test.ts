import fc from 'fast-check';
import { expect, it } from 'vitest';
import { awardMatch } from '../commands/award-match';
import { withdrawTeam } from '../commands/withdraw-team';
import type { Cup } from '../cup/records';
import { SIDES } from '../cup/sides';
import { TIE_BREAKERS } from '../cup/table-rules';
import { tableRulesOf } from '../standings/presets';
import { arbitraryCup } from '../testing/arbitrary-cup';
import { resolvedStagesOf } from '../testing/resolved-stages';
import { openDecisionsOf } from './open-decisions';
import { type OpenPlace, openPlaceOf } from './open-places';
import { type Waiting, whatWaits } from './what-waits';

/** A cup whose groups may lack matches, in which a team may have withdrawn and a match may have been awarded. */
const arbitraryCase = fc
  .record({
    cup: arbitraryCup,
    tieBreakers: fc.constantFrom(...TIE_BREAKERS.filter((preset) => preset !== 'own')),
    rounds: fc.constantFrom(null, 1),
    left: fc.nat({ max: 3 }),
    withdrawn: fc.option(fc.nat({ max: 20 })),
    awarded: fc.option(fc.nat({ max: 20 })),
  })
  .map(({ cup, tieBreakers, rounds, left, withdrawn, awarded }): Cup => {
    const tournament = { ...cup.tournament, tieBreakers };
    const groups = cup.groups.map((group) => ({ ...group, rounds }));
    const inGroups = cup.matches.filter(({ groupId, state }) => groupId !== null && state !== 'finished');
    const matches = cup.matches.filter((match) => left === 0 || !inGroups.includes(match));
    let changed: Cup = { ...cup, tournament, groups, matches };
    const teamId = cup.teams[withdrawn ?? -1]?.teamId;
    const matchId = matches[awarded ?? -1]?.matchId;
    if (teamId) {
      const result = withdrawTeam(changed, { teamId, results: left === 1 ? 'stand' : 'annulled' }, 0);
      changed = result.ok ? result.value : changed;
    }
    const result = matchId ? awardMatch(changed, { matchId, forfeit: 'both' }) : null;
    return result?.ok ? result.value : changed;
  });

/** What the list has to say where a match says that it waits for an open place. */
function isListed(open: OpenPlace, waiting: readonly Waiting[]): boolean {
  return waiting.some((each) => {
    if (open.kind === 'missing-pairs') return each.kind === open.kind && each.groupId === open.groupId;
    if (each.kind !== 'level' || each.stageId !== open.stageId) return false;
    return open.kind === 'across-groups' ? each.across === open.place : each.groupId === open.groupId;
  });
}

it('what a match waits for, a decision or missing pairs, is in the list of what waits for the organisers', () => {
  const seen = { 'in-group': 0, 'missing-pairs': 0, 'across-groups': 0, none: 0 };
  fc.assert(
    fc.property(arbitraryCase, (cup) => {
      const stages = resolvedStagesOf(cup);
      const waiting = whatWaits({ Stages: stages }, openDecisionsOf(cup), null);
      const { across } = tableRulesOf(cup.tournament);
      const open = stages.flatMap(({ Matches }) =>
        Matches.flatMap((match) =>
          SIDES.flatMap((side) => {
            const { team, source } = match[side];
            const found = team ? null : openPlaceOf(source, stages, across);
            return found ? [found] : [];
          }),
        ),
      );
      for (const place of open) seen[place.kind] += 1;
      if (open.length === 0) seen.none += 1;
      expect(open.filter((place) => !isListed(place, waiting))).toEqual([]);
    }),
    { numRuns: Math.max(400, fc.readConfigureGlobal().numRuns ?? 0) },
  );
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
});
