import fc from 'fast-check';
import { fixturesOf } from '../plan/format/derive-matches';
import type { PlanSettings, PlanStep, PlanTime, PlanWish, Preset, StageKey } from '../plan/settings';
import { isFormatValid } from '../plan/find-settings-problems';
import { buildFormat, buildPlanSettings, type FormatDescription, type PlanDescription } from './build-plan';

const arbitraryDays: fc.Arbitrary<PlanTime['days']> = fc.constantFrom(
  [{ date: '2027-03-06', from: '08:00', to: '20:00' }],
  [{ date: '2027-03-06', from: '13:30', to: '18:00' }],
  [
    { date: '2027-03-06', from: '09:00', to: '17:00' },
    { date: '2027-03-07', from: '10:00', to: '16:00' },
  ],
);

/** Courts that are free all day, open late, or have a break at noon. */
function arbitraryCourts(count: number): fc.Arbitrary<PlanTime['courts']> {
  const arbitraryWindows = fc.oneof(
    { weight: 6, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant([{ day: 0, from: '14:10', to: '19:30' }]) },
    {
      weight: 1,
      arbitrary: fc.constant([
        { day: 0, from: '08:00', to: '12:00' },
        { day: 0, from: '13:00', to: '18:00' },
      ]),
    },
  );
  return fc
    .array(arbitraryWindows, { minLength: count, maxLength: count })
    .map((all) => all.map((windows, court) => ({ name: `Court ${court + 1}`, windows })));
}

const arbitraryTime: fc.Arbitrary<PlanTime> = fc
  .record({ days: arbitraryDays, courts: fc.integer({ min: 1, max: 4 }).chain(arbitraryCourts) })
  .chain(({ days, courts }) =>
    fc.record({
      days: fc.constant(days),
      courts: fc.constant(courts),
      minutesPerMatch: fc.constantFrom(8, 10, 12),
      minutesBetween: fc.constantFrom(0, 2, 3),
      leastRest: fc.constantFrom(0, 0, 5, 10, 15),
      pauseBeforeKnockout: fc.constantFrom(0, 10, 30),
      breaks: arbitraryBreaks(days.length),
    }),
  );

/** A lunch break, or a break of the last day, or none. */
function arbitraryBreaks(days: number): fc.Arbitrary<PlanTime['breaks']> {
  return fc.constantFrom(
    undefined,
    undefined,
    [{ day: null, from: '14:00', to: '14:35' }],
    [
      { day: null, from: '13:40', to: '14:10' },
      { day: days - 1, from: '15:00', to: '15:20' },
    ],
  );
}

type StepTimes = Pick<PlanStep, 'minutesPerMatch' | 'day' | 'matchRules'>;

/** The lengths and days of two steps and more: for most cups, they are the plan's. */
function arbitraryStepTimes(days: number): fc.Arbitrary<readonly StepTimes[]> {
  const lengths = fc.constantFrom<readonly StepTimes[]>(
    [],
    [],
    [{ minutesPerMatch: 9 }],
    [{}, { minutesPerMatch: 15 }],
    [{ minutesPerMatch: 11 }, { minutesPerMatch: 14 }, { minutesPerMatch: 9 }],
  );
  const onDays = fc.constantFrom<readonly StepTimes[]>(
    [],
    [],
    [{}, { day: days - 1 }],
    [{ day: 0 }, { day: days - 1 }, { day: 0 }],
  );
  return fc.tuple(lengths, onDays).map(([ofLength, ofDay]) =>
    Array.from({ length: Math.max(ofLength.length, ofDay.length) }, (_, step) => ({
      ...ofLength[step],
      ...ofDay[step],
    })),
  );
}

/** A gold and a silver cup where that is possible, else one bracket. */
function arbitraryPreset(groups: number, qualifiers: number): fc.Arbitrary<Preset> {
  if (groups === 0) return fc.constant('knockout');
  const one = 'knockout-after-groups';
  return qualifiers === 0 ? fc.constant(one) : fc.constantFrom(one, one, one, 'cups');
}

function arbitraryFormat(teams: number): fc.Arbitrary<FormatDescription> {
  const most = Math.min(5, Math.floor(teams / 2));
  return fc.integer({ min: 0, max: most }).chain((groups) => {
    const smallest = groups === 0 ? 1 : Math.floor(teams / groups);
    return fc.integer({ min: 0, max: Math.min(4, smallest) }).chain((qualifiers) =>
      fc.record({
        preset: arbitraryPreset(groups, qualifiers),
        groups: fc.constant(groups),
        rounds: fc.constantFrom(1, 1, 1, 2) as fc.Arbitrary<1 | 2>,
        qualifiers: fc.constant(qualifiers),
        bestOfNext: qualifiers < smallest ? fc.integer({ min: 0, max: groups }) : fc.constant(0),
        playedTo: fc.constantFrom(2, 4, 8),
        drawSeed: fc.option(fc.nat({ max: 1_000 }), { freq: 5 }),
      }),
    );
  });
}

/** A wish that puts one of the played stages on some of the courts. */
function arbitraryCourtWish(stages: readonly StageKey[], courts: number): fc.Arbitrary<PlanWish> {
  const all = Array.from({ length: courts }, (_, court) => court);
  return fc.record({
    kind: fc.constant('courts' as const),
    stage: fc.constantFrom(...stages),
    courts: fc.subarray(all, { minLength: 1 }),
  });
}

function arbitraryWishes(
  teams: number,
  courts: number,
  stages: readonly StageKey[],
): fc.Arbitrary<PlanWish[]> {
  const ofTime = fc.constantFrom<PlanWish>(
    { kind: 'not-before', team: 0, day: null, time: '14:30' },
    { kind: 'not-after', team: teams - 1, day: 0, time: '17:00' },
    { kind: 'not-before', team: teams - 1, day: 0, time: '10:15' },
  );
  const referees = fc.constant<PlanWish>({ kind: 'referees' });
  const kindOf = (wish: PlanWish) =>
    `${wish.kind}${'team' in wish ? wish.team : ''}${'stage' in wish ? wish.stage : ''}`;
  return fc.uniqueArray(
    fc.oneof(
      { weight: 4, arbitrary: ofTime },
      { weight: 2, arbitrary: arbitraryCourtWish(stages, courts) },
      { weight: 2, arbitrary: referees },
    ),
    { maxLength: 3, selector: kindOf },
  );
}

type Chosen = Pick<PlanDescription, 'teams' | 'format' | 'time'> & { readonly time: PlanTime };

/** The settings of a format and of times, with lengths, days and wishes. A format of more places than there are teams has no cups. */
function arbitraryChosen(chosen: Chosen): fc.Arbitrary<PlanDescription> {
  const { teams, time } = chosen;
  const isPossible = isFormatValid(buildPlanSettings(chosen));
  const format: FormatDescription = isPossible
    ? { ...chosen.format }
    : { ...chosen.format, preset: 'knockout-after-groups' };
  const { stages } = fixturesOf(teams, buildFormat(format, teams));
  return fc.record({
    teams: fc.constant(teams),
    format: fc.constant(format),
    time: fc.constant(time),
    steps: arbitraryStepTimes(time.days.length),
    wishes: arbitraryWishes(teams, time.courts.length, stages),
  });
}

/** Settings of small cups that a club may well have. Some of them have no plan. */
export const arbitraryPlanSettings: fc.Arbitrary<PlanSettings> = fc
  .tuple(fc.integer({ min: 2, max: 18 }), arbitraryTime)
  .chain(([teams, time]) =>
    fc
      .record({ format: arbitraryFormat(teams), seeded: fc.nat({ max: Math.min(teams, 4) }) })
      .chain(({ format, seeded }) =>
        arbitraryChosen({ teams, format, time }).map((chosen) => buildPlanSettings({ ...chosen, seeded })),
      ),
  );

/** The largest number of matches of which every order can be tried. */
const A_HANDFUL = 6;

/** Settings of few matches, with wishes of teams only. */
export const arbitrarySmallPlanSettings: fc.Arbitrary<PlanSettings> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), arbitraryTime)
  .chain(([teams, time]) =>
    arbitraryFormat(teams)
      .chain((format) => arbitraryChosen({ teams, format, time }))
      .filter(({ format }) => fixturesOf(teams, buildFormat(format, teams)).matches.length <= A_HANDFUL)
      .map((chosen) =>
        buildPlanSettings({ ...chosen, wishes: chosen.wishes?.filter((wish) => 'team' in wish) ?? [] }),
      ),
  );
