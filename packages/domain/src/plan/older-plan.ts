import { stepsOf } from './format/presets';
import type { PlanFormat, PlanSettings, PlanWish, StageKey } from './settings';

/** The format of a plan of form 1, which had one bracket after groups, or no groups. */
interface FormatOfForm1 {
  readonly groups: number;
  readonly rounds: 1 | 2;
  readonly qualifiers: number;
  readonly bestOfNext: number;
  readonly thirdPlace: boolean;
  readonly placesFiveToEight: boolean;
  readonly drawSeed: number | null;
}

type SettingsOfForm1 = Omit<PlanSettings, 'format'> & { readonly format: FormatOfForm1 };

const STAGES: Readonly<Record<string, StageKey>> = {
  'third-place': 'place-3',
  'fifth-place': 'place-5',
  'seventh-place': 'place-7',
};

function formatOf(format: FormatOfForm1, teams: number): PlanFormat {
  const { groups, thirdPlace, placesFiveToEight, drawSeed } = format;
  const preset = groups === 0 ? 'knockout' : 'knockout-after-groups';
  const playedTo = placesFiveToEight ? 8 : thirdPlace ? 4 : 2;
  return {
    preset,
    steps: stepsOf(
      {
        ...format,
        preset,
        playedTo,
        matchesEach: null,
        cups: 2,
        secondGroups: 0,
        toSecondGroups: 0,
        deal: 'mixed',
      },
      teams,
    ),
    drawSeed,
  };
}

function wishOf(wish: PlanWish): PlanWish {
  return wish.kind === 'courts' ? { ...wish, stage: STAGES[wish.stage] ?? wish.stage } : wish;
}

/**
 * The settings of a plan of form 1 in the present form. The slots of such a plan are not read, because the matches for places are others
 * today where fewer than eight teams were in the bracket.
 */
export function readForm1(text: string): PlanSettings {
  const { settings } = JSON.parse(text) as { readonly settings: SettingsOfForm1 };
  const { format, teams, time, wishes, names } = settings;
  const stages = Object.entries(names.stages).map(([key, name]) => [STAGES[key] ?? key, name]);
  return {
    teams,
    format: formatOf(format, teams.length),
    time,
    wishes: wishes.map(wishOf),
    names: { ...names, stages: Object.fromEntries(stages) as PlanSettings['names']['stages'] },
  };
}
