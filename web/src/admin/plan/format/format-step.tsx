import { MAX_GROUPS } from '@futsal-cup/domain/cup/limits';
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

interface FormatFieldsProps {
  readonly format: FormatDraft;
  readonly teams: number;
  readonly errorAt: (field: keyof FormatDraft) => string | null;
  readonly set: (changes: Partial<FormatDraft>) => void;
}

/** Asks how the groups are played, and how many of their teams go on. */
function GroupFields({ format, teams, errorAt, set }: FormatFieldsProps) {
  const { format: texts } = useAdminTexts().plan;
  const groups = Number(format.groups);
  const qualifiers = Number(format.qualifiers);
  const inSmallest = Math.max(Math.floor(teams / groups), qualifiers);
  return (
    <>
      <PlanSelect
        label={texts.rounds}
        value={format.rounds}
        choices={[
          { value: '1', label: texts.once },
          { value: '2', label: texts.twice },
        ]}
        onType={(rounds) => set({ rounds })}
      />
      <PlanSelect
        label={texts.qualifiers}
        value={format.qualifiers}
        choices={upTo(inSmallest, 0, (count) => (count === 0 ? texts.noKnockout : String(count)))}
        error={errorAt('qualifiers')}
        onType={(value) => set({ qualifiers: value })}
      />
      <PlanSelect
        label={texts.bestOfNext(qualifiers + 1)}
        value={format.bestOfNext}
        choices={upTo(Math.max(groups, Number(format.bestOfNext)), 0, String)}
        error={errorAt('bestOfNext')}
        onType={(bestOfNext) => set({ bestOfNext })}
      />
    </>
  );
}

/**
 * Asks for the groups, the rounds and the qualifiers of the knockout. A value that the number of teams no longer allows
 * stays, with its error.
 */
function FormatFields(props: FormatFieldsProps) {
  const { format, teams, errorAt, set } = props;
  const { format: texts } = useAdminTexts().plan;
  const groups = Number(format.groups);
  const label = (count: number) => {
    if (count === 0) return texts.knockoutOnly;
    return count === 1 ? texts.oneGroup : texts.manyGroups(count);
  };
  const most = Math.min(MAX_GROUPS, Math.max(Math.floor(teams / 2), groups));
  const through = groups === 0 ? teams : groups * Number(format.qualifiers) + Number(format.bestOfNext);
  return (
    <>
      <PlanSelect
        label={texts.groups}
        value={format.groups}
        choices={upTo(most, 0, label)}
        error={errorAt('groups')}
        onType={(value) => set({ groups: value })}
      />
      {groups > 0 && <GroupFields {...props} />}
      {through > 3 && (
        <PlanCheck
          label={texts.thirdPlace}
          isChecked={format.thirdPlace}
          onCheck={(thirdPlace) => set({ thirdPlace })}
        />
      )}
      {through > 7 && (
        <PlanCheck
          label={texts.placesFiveToEight}
          isChecked={format.placesFiveToEight}
          onCheck={(placesFiveToEight) => set({ placesFiveToEight })}
        />
      )}
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
  const errorAt = (field: keyof FormatDraft) => problemAt(`format.${field}`);
  const ofStep = problems.filter(({ path }) => path?.startsWith('format') || path?.startsWith('teams'));
  const ofTeams = ofStep.find(({ path }) => path?.startsWith('teams'));
  return (
    <>
      <div className={stack(4, styles['pair'])}>
        <Panel title={texts.title}>
          {ofTeams && <p className={ui['error']}>{codeText(ofTeams.msg)}</p>}
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
