import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editMatch } from '../commands/matches';
import { hasScore, outcomeOf } from '../cup/outcome';
import type { Cup, Match } from '../cup/records';
import { mapSides, type PlaceholderSource, type Score, SIDES } from '../cup/sides';
import { arbitraryCup as cupOfTeams, arbitraryCupOfPlaces } from '../testing/arbitrary-cup';
import { recordScoredTeams, withMatch } from '../testing/build-cup';
import { valueOf } from '../testing/results';
import { resolveCup, type ResolvedCup } from './resolve-cup';

const arbitraryCup = fc.oneof(cupOfTeams, arbitraryCupOfPlaces);

const NO_SCORE: Score = { local: { goals: null, kicks: null }, visitor: { goals: null, kicks: null } };

const arbitrarySideScore = fc.record({ goals: fc.nat({ max: 3 }), kicks: fc.constant(null) });
const arbitraryScore: fc.Arbitrary<Score> = fc.record({
  local: arbitrarySideScore,
  visitor: arbitrarySideScore,
});

/** A cup and one of its matches. */
const cupAndMatch = arbitraryCup.chain((cup) =>
  fc.record({ cup: fc.constant(cup), match: fc.constantFrom(...cup.matches) }),
);

interface BoundSide {
  readonly source: PlaceholderSource;
  readonly team: string | null;
}

/** Every side that is bound to a source, with the team that it resolves to. */
function boundSides(cup: Cup, { sides }: ResolvedCup): BoundSide[] {
  return cup.matches.flatMap((match) =>
    SIDES.flatMap((side) => {
      const { source } = match[side];
      return source ? [{ source, team: sides.get(match.matchId)?.[side] ?? null }] : [];
    }),
  );
}

/** Whether a placeholder may have a team: the match of its source is decided, or all matches of the source's groups have a score. */
function isReady(cup: Cup, source: PlaceholderSource): boolean {
  const played = (matches: readonly Match[]): boolean => matches.length > 0 && matches.every(hasScore);
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser':
      return cup.matches.some((match) => match.matchId === source.matchId && outcomeOf(match).kind === 'won');
    case 'group-place':
      return played(cup.matches.filter(({ groupId }) => groupId === source.groupId));
    case 'best-of-place':
    case 'allotted-of-place':
      return played(cup.matches.filter(({ stageId }) => stageId === source.stageId));
  }
}

/** The cup after an administrator has entered another score. */
function correct(cup: Cup, match: Match, score: Score): Cup {
  const sides = mapSides(score, ({ goals, kicks }) => ({ team: { kind: 'keep' }, goals, kicks }) as const);
  return valueOf(editMatch(cup, { ...match, ...sides }, 0));
}

describe('every bracket', () => {
  it('names no team before its match or group is complete', () => {
    fc.assert(
      fc.property(arbitraryCup, (cup) => {
        for (const { source, team } of boundSides(cup, resolveCup(cup))) {
          if (!isReady(cup, source)) expect(team).toBeNull();
        }
      }),
    );
  });

  it('names the only team on the place of a complete group, and nobody from a shared one', () => {
    fc.assert(
      fc.property(arbitraryCup, (cup) => {
        const resolved = resolveCup(cup);
        for (const { source, team } of boundSides(cup, resolved)) {
          if (source.kind !== 'group-place' || !isReady(cup, source)) continue;
          const table = resolved.tables.get(source.groupId) ?? [];
          const onPlace = table.filter(({ position }) => position === source.place);
          expect(team).toBe(onPlace.length === 1 ? onPlace[0]?.teamId : null);
        }
      }),
    );
  });

  it('loses the teams that a match gave it when the score is taken back', () => {
    fc.assert(
      fc.property(cupAndMatch, ({ cup, match }) => {
        const open = withMatch(cup, match.matchId, NO_SCORE);
        for (const { source, team } of boundSides(cup, resolveCup(open))) {
          if (!isReady(open, source)) expect(team).toBeNull();
        }
      }),
    );
  });

  it('is the same again when a score is corrected and corrected back', () => {
    fc.assert(
      fc.property(cupAndMatch, arbitraryScore, ({ cup, match }, score) => {
        fc.pre(match.scoredTeams !== null);
        const restored = correct(correct(cup, match, score), match, match);
        expect(restored).toEqual(cup);
        expect(resolveCup(restored)).toEqual(resolveCup(cup));
      }),
    );
  });

  it('flags exactly the scores of matches that other teams are in now', () => {
    fc.assert(
      fc.property(cupAndMatch, arbitraryScore, ({ cup, match }, score) => {
        expect(resolveCup(cup).teamsChanged.size).toBe(0);
        const corrected = withMatch(cup, match.matchId, score);
        const { sides, teamsChanged } = resolveCup(corrected);
        const others = corrected.matches.filter(({ matchId, scoredTeams }) => {
          const now = sides.get(matchId);
          return scoredTeams && (now?.local !== scoredTeams.local || now.visitor !== scoredTeams.visitor);
        });
        expect([...teamsChanged].sort()).toEqual(others.map(({ matchId }) => matchId).sort());
        expect(resolveCup(recordScoredTeams(corrected)).teamsChanged.size).toBe(0);
      }),
    );
  });

  it('sends nobody on from a match whose score is one of other teams', () => {
    fc.assert(
      fc.property(cupAndMatch, arbitraryScore, ({ cup, match }, score) => {
        const corrected = withMatch(cup, match.matchId, score);
        const { teamsChanged, sides } = resolveCup(corrected);
        for (const { matchId, local, visitor } of corrected.matches) {
          for (const [side, { source }] of Object.entries({ local, visitor })) {
            if (!source || !('matchId' in source) || !teamsChanged.has(source.matchId)) continue;
            expect(sides.get(matchId)?.[side as 'local' | 'visitor']).toBeNull();
          }
        }
      }),
    );
  });

  it('is the same for every order of its records', () => {
    fc.assert(
      fc.property(arbitraryCup, (cup) => {
        const reversed = {
          ...cup,
          teams: [...cup.teams].reverse(),
          stages: [...cup.stages].reverse(),
          groups: [...cup.groups].reverse(),
          matches: [...cup.matches].reverse(),
        };
        expect(resolveCup(reversed)).toEqual(resolveCup(cup));
      }),
    );
  });

  it('never lets one team into both sides of a match', () => {
    fc.assert(
      fc.property(arbitraryCup, (cup) => {
        for (const { local, visitor } of resolveCup(cup).sides.values()) {
          if (local !== null) expect(local).not.toBe(visitor);
        }
      }),
    );
  });

  it('does not change its input', () => {
    fc.assert(
      fc.property(arbitraryCup, (cup) => {
        const before = JSON.stringify(cup);
        resolveCup(cup);
        expect(JSON.stringify(cup)).toBe(before);
      }),
    );
  });
});
