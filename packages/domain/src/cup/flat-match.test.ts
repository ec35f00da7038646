import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLAT_NAMES, flattenSides, sidesWithTeams, unflattenSides } from './flat-match';
import { unflattenScores } from './flat-scores';
import { EMPTY_SIDE, type PlaceholderSource, type Side, SIDES } from './sides';

const id = fc.string({ minLength: 1, maxLength: 8 });
const count = fc.integer({ min: 1, max: 8 });

const arbitrarySource: fc.Arbitrary<PlaceholderSource> = fc.oneof(
  fc.record({ kind: fc.constantFrom('match-winner', 'match-loser'), matchId: id }),
  fc.record({ kind: fc.constant('group-place'), groupId: id, place: count }),
  fc.record({ kind: fc.constant('best-of-place'), stageId: id, place: count, rank: count }),
  fc.record({ kind: fc.constant('allotted-of-place'), stageId: id, place: count, slot: count }),
);

const arbitrarySide: fc.Arbitrary<Side> = fc.record({
  teamId: fc.option(id),
  placeholder: fc.option(fc.string()),
  source: fc.option(arbitrarySource),
  lost: fc.option(fc.array(fc.string(), { maxLength: 2 })),
  goals: fc.option(fc.nat({ max: 99 })),
  kicks: fc.option(fc.nat({ max: 99 })),
});

const arbitrarySides = fc.record({ local: arbitrarySide, visitor: arbitrarySide });

describe('the two sides of a match', () => {
  it('have one flat field for each fact of each side', () => {
    const source: PlaceholderSource = { kind: 'match-winner', matchId: 'm' };
    const local = { teamId: 'lions', placeholder: null, source: null, lost: null, goals: 2, kicks: 4 };
    const occupant = { teamId: null, placeholder: 'Winner match 1', source, lost: null };
    const visitor = { ...occupant, goals: 1, kicks: 3 };
    expect(flattenSides({ local, visitor })).toEqual({
      localTeamId: 'lions',
      localTeamPlaceholder: null,
      localTeamSource: null,
      localTeamScore: 2,
      localTeamPenaltyScore: 4,
      visitorTeamId: null,
      visitorTeamPlaceholder: 'Winner match 1',
      visitorTeamSource: source,
      visitorTeamScore: 1,
      visitorTeamPenaltyScore: 3,
    });
  });

  it('are the same after they were flattened and read back', () => {
    fc.assert(
      fc.property(arbitrarySides, (sides) => {
        expect(unflattenSides(flattenSides(sides))).toEqual(sides);
      }),
    );
  });

  it('have their teams with them, also that of a placeholder', () => {
    const teams = { LocalTeam: { name: 'Lions' }, VisitorTeam: { name: 'Bears' } };
    const flat = flattenSides({
      local: EMPTY_SIDE,
      visitor: { ...EMPTY_SIDE, placeholder: 'Winner match 1' },
    });
    expect(sidesWithTeams({ ...flat, ...teams })).toMatchObject({
      local: { team: { name: 'Lions' } },
      visitor: { placeholder: 'Winner match 1', team: { name: 'Bears' } },
    });
  });

  it('have the scores of a request, where an absent one is left out and null takes one away', () => {
    expect(unflattenScores({ localTeamScore: 2, visitorTeamPenaltyScore: null })).toEqual({
      local: { goals: 2 },
      visitor: { kicks: null },
    });
    expect(unflattenScores({ visitorTeamScore: null, localTeamPenaltyScore: 5 })).toEqual({
      local: { kicks: 5 },
      visitor: { goals: null },
    });
  });

  it('are flattened to the names that FLAT_NAMES gives their fields', () => {
    fc.assert(
      fc.property(arbitrarySides, (sides) => {
        const named = SIDES.flatMap((side) => {
          const names = Object.entries(FLAT_NAMES[side]) as [keyof Side, string][];
          const isThere = (field: keyof Side) => field !== 'lost' || sides[side].lost !== null;
          return names.flatMap(([field, name]) => (isThere(field) ? [[name, sides[side][field]]] : []));
        });
        expect(Object.fromEntries(named)).toEqual(flattenSides(sides));
      }),
    );
  });
});
