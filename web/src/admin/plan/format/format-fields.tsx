import { MAX_GROUPS } from '@futsal-cup/domain/cup/limits';
import { isLeaguePossible } from '@futsal-cup/domain/plan/format/league';
import type { Preset } from '@futsal-cup/domain/plan/settings';
import { useAdminTexts } from '../../texts/admin-texts';
import type { FormatDraft } from '../draft/plan-draft';
import { PlanSelect } from '../plan-fields';

/** Where the problems of a field are, in the steps that a preset makes of it. */
const PATHS: Partial<Record<keyof FormatDraft, string>> = {
  groups: 'steps.0.groups',
  matchesEach: 'steps.0.matchesEach',
  qualifiers: 'steps.1.takes.to',
  bestOfNext: 'steps.1.takes.bestOfNext',
};

/** The paths of the problems that stand at the fields of a preset. */
export const FIELD_PATHS = Object.values(PATHS).map((path) => `format.${path}`);

type Field = Exclude<keyof FormatDraft, 'preset' | 'isDrawn' | 'drawSeed'>;

/** The fields of each preset, in their order. */
const FIELDS: Readonly<Record<Preset, readonly Field[]>> = {
  'knockout-after-groups': ['groups', 'rounds', 'qualifiers', 'bestOfNext', 'playedTo'],
  'all-places': ['groups', 'rounds', 'qualifiers', 'bestOfNext'],
  cups: ['groups', 'rounds', 'cups', 'qualifiers', 'bestOfNext', 'playedTo'],
  league: ['matchesEach'],
  children: ['groups', 'matchesEach'],
  knockout: ['playedTo'],
};

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The numbers from `least` to `most`, at least one of them, as choices. */
function numbers(least: number, most: number, label: (number: number) => string = String): Choice[] {
  const count = Math.max(most - least + 1, 1);
  return Array.from({ length: count }, (_, index) => ({
    value: String(least + index),
    label: label(least + index),
  }));
}

interface FormatFieldsProps {
  readonly format: FormatDraft;
  readonly teams: number;
  /** Returns the error at a path below the format. */
  readonly errorAt: (path: string) => string | null;
  readonly set: (changes: Partial<FormatDraft>) => void;
}

/** Returns the label of a field and its choices. A value that the number of teams no longer allows stays, with its error. */
function useFields({ format, teams }: Pick<FormatFieldsProps, 'format' | 'teams'>) {
  const { format: texts } = useAdminTexts().plan;
  const doAllPlayOn = format.preset === 'all-places' || format.preset === 'cups';
  const groups = format.preset === 'league' ? 1 : Number(format.groups) || 1;
  const [smallest, largest] = [Math.floor(teams / groups), Math.ceil(teams / groups)];
  const qualifiers = Number(format.qualifiers);
  // Of groups of two sizes, only the larger ones may have the next place.
  const withNext = qualifiers < smallest ? groups : qualifiers < largest ? teams % groups : 0;
  const qualifiersLabels: Partial<Record<Preset, string>> = {
    'all-places': texts.playForTheFirst,
    cups: texts.playForEachCup,
  };
  const isPossible = ({ value }: Choice) =>
    value === format.matchesEach ||
    [smallest, largest].every((size) => isLeaguePossible(size, Number(value)));
  return {
    groups: {
      label: texts.groups,
      choices: numbers(1, Math.min(MAX_GROUPS, Math.max(Math.floor(teams / 2), groups)), (count) =>
        count === 1 ? texts.oneGroup : texts.manyGroups(count),
      ),
    },
    rounds: {
      label: texts.rounds,
      choices: [
        { value: '1', label: texts.once },
        { value: '2', label: texts.twice },
      ],
    },
    matchesEach: {
      label: texts.matchesEach,
      choices: [
        { value: '', label: texts.everybody },
        ...numbers(1, Math.max(smallest - 1, Number(format.matchesEach)), texts.times).filter(isPossible),
      ],
    },
    qualifiers: {
      label: qualifiersLabels[format.preset] ?? texts.qualifiers,
      choices: numbers(doAllPlayOn ? 1 : 0, Math.max(smallest, qualifiers), (count) =>
        count === 0 ? texts.noKnockout : String(count),
      ),
    },
    bestOfNext: {
      label: doAllPlayOn ? texts.bestWithThem(qualifiers + 1) : texts.bestOfNext(qualifiers + 1),
      choices: numbers(0, Math.max(withNext, Number(format.bestOfNext))),
      ...(format.bestOfNext === '1' && { hint: texts.oneBest }),
    },
    playedTo: {
      label: texts.playedTo,
      choices: [
        { value: '2', label: texts.finalAlone },
        { value: '4', label: texts.withThird },
        { value: '8', label: texts.upToEighth },
      ],
    },
    cups: {
      label: texts.cups,
      choices: [
        { value: '2', label: texts.twoCups },
        { value: '3', label: texts.threeCups },
      ],
    },
  };
}

/** Asks for what the chosen preset leaves open. */
export function FormatFields({ format, teams, errorAt, set }: FormatFieldsProps) {
  const fields = useFields({ format, teams });
  return FIELDS[format.preset].map((field) => (
    <PlanSelect
      key={field}
      {...fields[field]}
      value={format[field]}
      error={errorAt(PATHS[field] ?? '')}
      onType={(value) => set({ [field]: value })}
    />
  ));
}
