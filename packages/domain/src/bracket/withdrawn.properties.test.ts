import fc from 'fast-check';
import { expect, it } from 'vitest';
import { awardMatch } from '../commands/award-match';
import { setRounds } from '../commands/groups';
import { createMatch, deleteMatch, editMatch } from '../commands/matches';
import { takeTeamBack, withdrawTeam } from '../commands/withdraw-team';
import type { Cup, Match } from '../cup/records';
import { mapSides } from '../cup/sides';
import { arbitraryCup } from '../testing/arbitrary-cup';
import { checkNamed } from '../testing/check-named';
import { podiumOf, podiumPlaces } from './podium';
import { resolveCup } from './resolve-cup';
import { resolvedStagesOf } from '../testing/resolved-stages';

const NOW = Date.parse('2026-03-06T05:00Z');

/** 200 cups; 2,000 or more where a longer run is asked for. */
const asked = fc.readConfigureGlobal().numRuns ?? 100;
const numRuns = asked <= 200 ? 200 : Math.max(asked, 2_000);

type Result = { readonly ok: true; readonly value: Cup } | { readonly ok: false };

/** What an organiser does to a cup; `undo` is what takes it back, where a command does. */
interface Step {
  readonly name: string;
  readonly run: (cup: Cup) => Result;
  readonly undo?: (cup: Cup, before: Cup) => Result;
}

const pick = <Entity>(list: readonly Entity[], at: number): Entity | undefined => list[at % list.length];

function typed(match: Match, goals: readonly [number, number] | null) {
  return mapSides(match, (_side, key) => {
    const own = key === 'local' ? goals?.[0] : goals?.[1];
    return { team: { kind: 'keep' }, goals: own ?? null, kicks: null } as const;
  });
}

function stepOf(what: string, at: number, flag: boolean, goals: readonly [number, number]): Step {
  const teamOf = (cup: Cup) => pick(cup.teams, at)?.teamId ?? '';
  const matchOf = (cup: Cup) => pick(cup.matches, at);
  const matchIdOf = (cup: Cup) => matchOf(cup)?.matchId ?? '';
  switch (what) {
    case 'withdraw':
      return {
        name: what,
        run: (cup) => withdrawTeam(cup, { teamId: teamOf(cup), results: flag ? 'stand' : 'annulled' }, NOW),
        undo: (cup, before) => takeTeamBack(cup, teamOf(before)),
      };
    case 'take back':
      return { name: what, run: (cup) => takeTeamBack(cup, teamOf(cup)) };
    case 'award': {
      const forfeit = flag ? 'both' : at % 2 === 0 ? 'local' : 'visitor';
      return {
        name: what,
        run: (cup) =>
          matchOf(cup)?.forfeit ? { ok: false } : awardMatch(cup, { matchId: matchIdOf(cup), forfeit }),
        undo: (cup, before) => awardMatch(cup, { matchId: matchIdOf(before), forfeit: null }),
      };
    }
    case 'score':
      return {
        name: what,
        run(cup) {
          const match = matchOf(cup);
          return match
            ? editMatch(cup, { ...match, ...typed(match, flag ? goals : null) }, NOW)
            : { ok: false };
        },
      };
    case 'rounds':
      return {
        name: what,
        run: (cup) => setRounds(cup, pick(cup.groups, at)?.groupId ?? '', flag ? 1 : null),
      };
    default:
      // A match of a group is deleted and, as often as not, made anew.
      return {
        name: what,
        run(cup) {
          const match = pick(
            cup.matches.filter(({ groupId }) => groupId !== null),
            at,
          );
          if (!match) return { ok: false };
          const deleted = deleteMatch(cup, match.matchId);
          if (!deleted.ok || !flag) return deleted;
          const sides = mapSides(match, ({ teamId }) => ({
            team: { kind: 'team', teamId: teamId ?? '' } as const,
          }));
          return createMatch(deleted.value, { ...match, ...sides, matchId: `${match.matchId}'` }, NOW);
        },
      };
  }
}

const arbitraryStep = fc
  .tuple(
    fc.constantFrom('withdraw', 'withdraw', 'take back', 'award', 'award', 'score', 'rounds', 're-made'),
    fc.nat({ max: 60 }),
    fc.boolean(),
    fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })),
  )
  .map((dice) => stepOf(...dice));

it('names nobody who is not through, whoever withdraws and whatever is awarded, corrected, re-made or taken back', () => {
  const seen = { named: 0, bye: 0, annulled: 0, withdrawn: 0, both: 0, undone: 0, missing: 0 };
  fc.assert(
    fc.property(arbitraryCup, fc.array(arbitraryStep, { minLength: 4, maxLength: 12 }), (start, steps) => {
      let cup = start;
      for (const { run, undo, name } of steps) {
        const result = run(cup);
        if (!result.ok) continue;
        const before = cup;
        cup = result.value;
        const { problems, named } = checkNamed(cup);
        expect(problems).toEqual([]);
        seen.named += named;
        const undone = undo?.(cup, before);
        if (undone?.ok) {
          expect(undone.value).toEqual(before);
          seen.undone += 1;
        }
        if (name === 'withdraw') expect(cup.matches).toBe(before.matches);
      }
      const { read, missing } = resolveCup(cup);
      seen.missing += missing.size;
      for (const { readAs, forfeit } of read.values()) {
        if (readAs === 'bye' || readAs === 'annulled' || readAs === 'withdrawn') seen[readAs] += 1;
        if (forfeit === 'both') seen.both += 1;
      }
    }),
    { numRuns },
  );
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
});

it('has no annulled team on its podium', () => {
  let podiums = 0;
  fc.assert(
    fc.property(arbitraryCup, fc.array(arbitraryStep, { maxLength: 8 }), (start, steps) => {
      const cup = steps.reduce((before, { run }) => {
        const result = run(before);
        return result.ok ? result.value : before;
      }, start);
      const podium = podiumOf(resolvedStagesOf(cup));
      if (!podium) return;
      podiums += 1;
      const annulled = cup.teams.filter(({ withdrawn }) => withdrawn?.results === 'annulled');
      const placed = podiumPlaces(podium).flat();
      expect(annulled.filter(({ teamId }) => placed.includes(teamId))).toEqual([]);
    }),
    { numRuns },
  );
  expect(podiums).toBeGreaterThan(5);
});
