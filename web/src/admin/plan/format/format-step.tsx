import type { Preset } from '@futsal-cup/domain/plan/settings';
import { useState } from 'react';
import { codeText } from '../../calls/error-text';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import { type FormatDraft, usualFormat } from '../draft/plan-draft';
import { problemsAt } from '../draft/problem-at';
import { useDraftedPlan } from '../draft/plan-settings';
import { useDraft } from '../draft/plan-store';
import { NextStep } from '../next-step';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { DrawFields } from './draw-fields';
import { DrawnGroups } from './drawn-groups';
import formatStyles from './format.module.css';
import { fieldPathsOf, FormatFields } from './format-fields';
import { PresetChoice } from './preset-choice';
import { SeededTeams } from './seeded-teams';

/** Returns the function that chooses a preset: with the choices that it had before, since the screen was opened, or else the usual ones. */
function useChoosePreset(teams: number) {
  const { draft, change } = useDraft();
  const [left, setLeft] = useState<Partial<Record<Preset, FormatDraft>>>({});
  const { format } = draft;
  return (preset: Preset) => {
    setLeft({ ...left, [format.preset]: format });
    const { isDrawn, drawSeed } = format;
    const chosen = left[preset] ?? usualFormat(preset, teams);
    change({ usualFor: teams, format: { ...chosen, isDrawn, drawSeed } });
  };
}

/** The second step asks for the format. */
export function FormatStep() {
  const { format: texts } = useAdminTexts().plan;
  const { draft, change } = useDraft();
  const { settings, problems } = useDraftedPlan();
  const { format } = draft;
  const teams = settings.teams.length;
  const choose = useChoosePreset(teams);
  const set = (changes: Partial<FormatDraft>) => change({ format: { ...format, ...changes } });
  const problemAt = problemsAt(problems);
  const errorAt = (path: string) => problemAt(`format.${path}`);
  const ofStep = problems.filter(({ path }) => path?.startsWith('format') || path?.startsWith('teams'));
  // These problems stand at their fields.
  const shown = ['format.drawSeed', ...fieldPathsOf(format.preset)];
  const inNoField = ofStep.find(({ path = '' }) => !shown.includes(path));
  return (
    <>
      <Panel title={texts.title}>
        {inNoField && <p className={ui['error']}>{codeText(inNoField.msg)}</p>}
        <PresetChoice chosen={format.preset} teams={teams} onChoose={choose} />
        <div className={formatStyles['fields']}>
          <FormatFields format={format} teams={teams} errorAt={errorAt} set={set} />
        </div>
      </Panel>
      <div className={stack(4, styles['pair'])}>
        <Panel title={texts.draw}>
          <DrawFields format={format} error={errorAt('drawSeed')} set={set} />
          <SeededTeams />
        </Panel>
        {ofStep.length === 0 && (
          <Panel title={texts.drawn}>
            <DrawnGroups settings={settings} />
          </Panel>
        )}
      </div>
      <NextStep from="format" />
    </>
  );
}
