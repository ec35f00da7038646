import { assignReferees } from '@futsal-cup/domain/plan/assign-referees';
import type { FoundPlan } from '@futsal-cup/domain/plan/find-plan';
import { findPlanConflicts, isImpossible } from '@futsal-cup/domain/plan/find-plan-conflicts';
import type { KeptRecords } from '@futsal-cup/domain/plan/kept-records';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { codeText } from '../../calls/error-text';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { Panel } from '../../ui/panel';
import { stepOfProblem } from '../draft/problem-at';
import { useDraftedPlan } from '../draft/plan-settings';
import { useDraft } from '../draft/plan-store';
import { usePlanWords } from '../draft/plan-words';
import { planStepAddress } from '../plan-steps';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { keptMatches } from '../search/kept-matches';
import { SearchPanel } from '../search/search-panel';
import { usePlanSearch } from '../search/use-plan-search';
import { usePlanState } from '../published/plan-state';
import { PublishedMatches } from '../published/published-matches';
import { ApplyPlan } from './apply-plan';
import type { BoardView } from './board-places';
import { Contradiction } from './contradiction';
import { withSlots } from './moved-plan';
import { PlanBoard } from './plan-board';
import { Replacement, useReplacement } from './replacement';
import { RestTable } from './rest-table';
import { conflictSentence, matchOfConflict } from './sentences';
import { Verdict } from './verdict';

interface ViewChoiceProps {
  readonly view: BoardView;
  readonly onChoose: (view: BoardView) => void;
}

function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const { found: texts } = useAdminTexts().plan;
  return (
    <div className={cluster(3)} role="group" aria-label={texts.show}>
      {(['time', 'court'] as const).map((name) => (
        <Button
          key={name}
          look={view === name ? 'primary' : 'secondary'}
          aria-pressed={view === name}
          onClick={() => onChoose(name)}
        >
          {name === 'time' ? texts.byTime : texts.byCourt}
        </Button>
      ))}
    </div>
  );
}

interface FoundProps {
  readonly found: FoundPlan;
  readonly kept: KeptRecords;
  readonly onApplied: () => void;
}

/** Shows a plan that was found, with the matches that were moved in it by hand. */
function Found({ found, kept, onApplied }: FoundProps) {
  const { plan: texts } = useAdminTexts();
  const { draft, change } = useDraft();
  const [view, setView] = useState<BoardView>('time');
  const { settings } = found.plan;
  const key = JSON.stringify(settings);
  const moved = draft.moved?.settings === key ? draft.moved.slots : null;
  const plan = useMemo(() => withSlots(found.plan, moved), [found, moved]);
  const words = usePlanWords(plan);
  const conflicts = useMemo(() => findPlanConflicts(plan), [plan]);
  const referees = useMemo(() => assignReferees(plan), [plan]);
  const replacement = useReplacement(plan, kept);
  const conflictsOf = new Map<number, string[]>();
  for (const conflict of conflicts) {
    const match = matchOfConflict(conflict);
    const sentence = conflictSentence(conflict, settings, words, texts);
    conflictsOf.set(match, [...new Set([...(conflictsOf.get(match) ?? []), sentence])]);
  }
  return (
    <>
      <Panel title={texts.found.title}>
        <Verdict found={found} plan={plan} hasConflicts={conflicts.length > 0} words={words} />
        {conflicts.length > 0 && (
          <p className={ui['error']} role="status">
            {texts.conflict.title(conflicts.length)}
          </p>
        )}
        {moved && String(plan.slots) !== String(found.plan.slots) && (
          <div className={cluster(3)}>
            <Button look="secondary" onClick={() => change({ moved: null })}>
              {texts.found.reset}
            </Button>
          </div>
        )}
        <Replacement {...replacement} plan={plan} words={words} />
        <RestTable plan={plan} words={words} refereeOf={referees} />
      </Panel>
      <Panel title={texts.found.board} actions={<ViewChoice view={view} onChoose={setView} />}>
        <PlanBoard
          plan={plan}
          words={words}
          view={view}
          conflictsOf={conflictsOf}
          refereeOf={referees}
          onMove={(slots) => change({ moved: { settings: key, slots } })}
        />
      </Panel>
      <ApplyPlan
        {...replacement}
        plan={plan}
        isUnplayable={conflicts.some(isImpossible)}
        words={words}
        onApplied={({ slots }) => {
          change({ moved: { settings: key, slots } });
          onApplied();
        }}
      />
    </>
  );
}

interface SearchedProps {
  readonly settings: PlanSettings;
  readonly onApplied: () => void;
}

function SearchedPlan({ settings, onApplied }: SearchedProps) {
  const cup = useCurrentCup();
  const { kept, fixed } = useMemo(() => keptMatches(cup, settings), [cup, settings]);
  const { search, cancel, again } = usePlanSearch({ settings, fixed, isWhyAsked: true });
  switch (search.kind) {
    case 'searching':
    case 'cancelled':
    case 'failed':
      return <SearchPanel kind={search.kind} onCancel={cancel} onAgain={again} />;
    case 'none':
      return <Contradiction why={search.why} settings={settings} />;
    case 'found':
      return <Found found={search.found} kept={kept} onApplied={onApplied} />;
  }
}

/** The fourth step shows the published plan, or a draft of it, which it turns into the cup's matches. */
export function TimetableStep() {
  const { found: texts, step: steps } = useAdminTexts().plan;
  const { settings, problems } = useDraftedPlan();
  const isPublished = usePlanState() === 'published';
  const [shown, setShown] = useState<'published' | 'applied' | 'draft'>('published');
  const places = new Map(problems.map((problem) => [problem.msg, stepOfProblem(problem)]));
  if (isPublished && shown !== 'draft')
    return <PublishedMatches isNew={shown === 'applied'} onPlanAgain={() => setShown('draft')} />;
  if (problems.length === 0)
    return <SearchedPlan settings={settings} onApplied={() => setShown('applied')} />;
  return (
    <Panel title={texts.title}>
      <div className={stack(1, styles['problems'])} role="alert">
        <p>{texts.mend}</p>
        <ul className={ui['bullets']}>
          {[...places].map(([code, step]) => (
            <li key={code}>
              <Link to={planStepAddress(step)}>{steps[step]}</Link>: {codeText(code)}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
