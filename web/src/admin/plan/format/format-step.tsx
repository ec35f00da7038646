import { MAX_GROUPS } from '@futsal-cup/domain/cup/limits';
import { PRESETS, type Preset } from '@futsal-cup/domain/plan/settings';
import { Dices } from 'lucide-react';
import { codeText } from '../../calls/error-text';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { Panel } from '../../ui/panel';
import type { FormatDraft } from '../draft/plan-draft';
import { problemsAt } from '../draft/problem-at';
import { useDraftedPlan } from '../draft/plan-settings';
import { useDraft } from '../draft/plan-store';
import { NextStep } from '../next-step';
import { PlanCheck } from '../plan-check';
import { PlanInput, PlanSelect } from '../plan-fields';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { DrawnGroups } from './drawn-groups';
import { SeededTeams } from './seeded-teams';

function upTo(count: number, least: number, label: (number: number) => string) {
  return Array.from({ length: Math.max(count - least + 1, 1) }, (_, index) => ({
    value: String(least + index),
    label: label(least + index),
  }));
}

/** Where the problems of a field are, in the steps that a preset makes of it. */
const PATHS: Partial<Record<keyof FormatDraft, string>> = {
  groups: 'steps.0.groups',
  matchesEach: 'steps.0.matchesEach',
  qualifiers: 'steps.1.takes.to',
  bestOfNext: 'steps.1.takes.bestOfNext',
};

/** The same of two phases of groups, where the knockout is the third step. */
const PATHS_OF_TWO_PHASES: typeof PATHS = {
  ...PATHS,
  toSecondGroups: 'steps.1.takes.to',
  secondGroups: 'steps.1.groups',
  qualifiers: 'steps.2.takes.to',
  bestOfNext: 'steps.2.takes.bestOfNext',
};

function pathsOf({ preset }: FormatDraft): typeof PATHS {
  return preset === 'two-phases' ? PATHS_OF_TWO_PHASES : PATHS;
}

interface FormatFieldsProps {
  readonly format: FormatDraft;
  readonly teams: number;
  readonly errorAt: (path: string) => string | null;
  readonly set: (changes: Partial<FormatDraft>) => void;
}

type Field = Exclude<keyof FormatDraft, 'preset' | 'isDrawn' | 'drawSeed'>;

/** The fields of each preset, in their order. */
const FIELDS: Readonly<Record<Preset, readonly Field[]>> = {
  'knockout-after-groups': ['groups', 'rounds', 'qualifiers', 'bestOfNext', 'playedTo'],
  'all-places': ['groups', 'rounds', 'qualifiers', 'bestOfNext'],
  cups: ['groups', 'rounds', 'cups', 'qualifiers', 'bestOfNext', 'playedTo'],
  'two-phases': [
    'groups',
    'rounds',
    'toSecondGroups',
    'secondGroups',
    'deal',
    'qualifiers',
    'bestOfNext',
    'playedTo',
  ],
  league: ['matchesEach'],
  children: ['groups', 'matchesEach'],
  knockout: ['playedTo'],
};

/** Returns the label of a field and its choices. A value that the number of teams no longer allows stays, with its error. */
function useFields({ format, teams }: Pick<FormatFieldsProps, 'format' | 'teams'>) {
  const { format: texts } = useAdminTexts().plan;
  const isNeeded = format.preset === 'all-places' || format.preset === 'cups';
  const isTwoPhases = format.preset === 'two-phases';
  const firstGroups = Number(format.groups) || 1;
  const toSecondGroups = Number(format.toSecondGroups);
  // Those who go on to the knockout come from the groups that were played last.
  const groups = isTwoPhases ? Number(format.secondGroups) || 1 : firstGroups;
  const inLast = isTwoPhases ? firstGroups * toSecondGroups : teams;
  const qualifiers = Number(format.qualifiers);
  const countOfGroups = (count: number) => (count === 1 ? texts.oneGroup : texts.manyGroups(count));
  const inLeague = format.preset === 'league' ? teams : Math.floor(teams / groups);
  return {
    groups: {
      label: texts.groups,
      choices: upTo(Math.min(MAX_GROUPS, Math.max(Math.floor(teams / 2), firstGroups)), 1, countOfGroups),
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
      choices: [{ value: '', label: texts.everybody }, ...upTo(Math.max(inLeague - 1, 1), 1, texts.times)],
    },
    qualifiers: {
      label: isTwoPhases ? texts.qualifiersOfSecond : texts.qualifiers,
      choices: upTo(Math.max(Math.floor(inLast / groups), qualifiers), isNeeded ? 1 : 0, (count) =>
        count === 0 ? texts.noKnockout : String(count),
      ),
    },
    bestOfNext: {
      label: texts.bestOfNext(qualifiers + 1),
      choices: upTo(Math.max(groups, Number(format.bestOfNext)), 0, String),
    },
    playedTo: {
      label: texts.playedTo,
      choices: [
        { value: '2', label: texts.finalAlone },
        { value: '4', label: texts.withThird },
        { value: '8', label: texts.upToEighth },
      ],
    },
    toSecondGroups: {
      label: texts.toSecondGroups,
      choices: upTo(Math.max(Math.floor(teams / firstGroups), toSecondGroups), 1, String),
    },
    secondGroups: {
      label: texts.secondGroups,
      choices: upTo(Math.max(Math.floor((firstGroups * toSecondGroups) / 2), groups), 1, countOfGroups),
    },
    deal: {
      label: texts.deal,
      choices: [
        { value: 'mixed', label: texts.mixed },
        { value: 'by-place', label: texts.byPlace },
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

/** Asks for the preset, and for what each preset leaves open. */
function FormatFields({ format, teams, errorAt, set }: FormatFieldsProps) {
  const { format: texts } = useAdminTexts().plan;
  const fields = useFields({ format, teams });
  return (
    <>
      <PlanSelect
        label={texts.preset}
        value={format.preset}
        choices={PRESETS.map((preset) => ({ value: preset, label: texts.presets[preset] }))}
        onType={(preset) => set({ preset: preset as Preset })}
      />
      {FIELDS[format.preset].map((field) => (
        <PlanSelect
          key={field}
          {...fields[field]}
          value={format[field]}
          error={errorAt(pathsOf(format)[field] ?? '')}
          onType={(value) => set({ [field]: value })}
        />
      ))}
    </>
  );
}

/** Asks whether the teams are drawn, and for the seed of the draw. */
function DrawFields({ format, errorAt, set }: Omit<FormatFieldsProps, 'teams'>) {
  const { format: texts } = useAdminTexts().plan;
  return (
    <>
      <PlanCheck
        label={texts.isDrawn}
        hint={texts.isDrawnHint}
        isChecked={format.isDrawn}
        onCheck={(isDrawn) => set({ isDrawn })}
      />
      {format.isDrawn && (
        <>
          <PlanInput
            label={texts.seed}
            hint={texts.seedHint}
            inputMode="numeric"
            value={format.drawSeed}
            error={errorAt('drawSeed')}
            onType={(drawSeed) => set({ drawSeed })}
          />
          <div className={cluster(3)}>
            <Button
              look="secondary"
              onClick={() => set({ drawSeed: String(Math.floor(Math.random() * 1_000_000)) })}
            >
              <Dices aria-hidden size={20} />
              {texts.again}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** The second step asks for the format. */
export function FormatStep() {
  const { format: texts } = useAdminTexts().plan;
  const { draft, change } = useDraft();
  const { settings, problems } = useDraftedPlan();
  const { format } = draft;
  const set = (changes: Partial<FormatDraft>) => change({ format: { ...format, ...changes } });
  const problemAt = problemsAt(problems);
  const errorAt = (path: string) => problemAt(`format.${path}`);
  const ofStep = problems.filter(({ path }) => path?.startsWith('format') || path?.startsWith('teams'));
  // These problems stand at their fields.
  const shown = ['drawSeed', ...Object.values(pathsOf(format))].map((path) => `format.${path}`);
  const inNoField = ofStep.find(({ path = '' }) => !shown.includes(path));
  return (
    <>
      <div className={stack(4, styles['pair'])}>
        <Panel title={texts.title}>
          {inNoField && <p className={ui['error']}>{codeText(inNoField.msg)}</p>}
          <FormatFields format={format} teams={settings.teams.length} errorAt={errorAt} set={set} />
        </Panel>
        <Panel title={texts.draw}>
          <DrawFields format={format} errorAt={errorAt} set={set} />
          <SeededTeams />
        </Panel>
      </div>
      {ofStep.length === 0 && (
        <Panel title={texts.drawn}>
          <DrawnGroups settings={settings} />
        </Panel>
      )}
      <NextStep from="format" />
    </>
  );
}
