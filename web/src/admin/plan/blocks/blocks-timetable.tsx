import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { stack } from '../../../shelf/styles/layout';
import { codeText } from '../../calls/error-text';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import ui from '../../ui/ui.module.css';
import { stepOfProblem } from '../draft/problem-at';
import { planStepAddress } from '../plan-steps';
import styles from '../plan.module.css';
import { PublishedMatches } from '../published/published-matches';
import { keptMatches } from '../search/kept-matches';
import { SearchPanel } from '../search/search-panel';
import { usePlanSearch } from '../search/use-plan-search';
import { useBlocksDraft, type EditedBlocks } from './blocks-store';
import { settingsOfCategories } from './category-cups';
import { FoundBlocks } from './found-blocks';
import { NoBlocks } from './no-blocks';

interface SearchedProps {
  readonly edited: EditedBlocks;
  readonly onApplied: () => void;
}

function SearchedBlocks({ edited, onApplied }: SearchedProps) {
  const { categories, settings } = edited;
  const kept = useMemo(() => {
    const own = settingsOfCategories(settings);
    return categories.flatMap(({ cup }, index) => (own[index] ? [keptMatches(cup, own[index])] : []));
  }, [categories, settings]);
  const { search, cancel, again } = usePlanSearch({
    blocks: settings,
    fixedOf: kept.map(({ fixed }) => fixed),
  });
  switch (search.kind) {
    case 'searching':
    case 'cancelled':
    case 'failed':
      return <SearchPanel kind={search.kind} onCancel={cancel} onAgain={again} />;
    case 'none':
      return <NoBlocks answer={search} edited={edited} />;
    case 'found':
      return (
        <FoundBlocks
          found={search.found}
          edited={edited}
          kept={kept.map((ofCategory) => ofCategory.kept)}
          onApplied={onApplied}
        />
      );
  }
}

/** The fourth step of a cup with categories shows the plan by blocks, and turns it into the matches of all categories. */
export function BlocksTimetable() {
  const { found: texts, step: steps } = useAdminTexts().plan;
  const edited = useBlocksDraft();
  const { problems, categories, state } = edited;
  const [shown, setShown] = useState<'published' | 'applied' | 'draft'>('published');
  if (state === 'published' && shown !== 'draft')
    return <PublishedMatches isNew={shown === 'applied'} onPlanAgain={() => setShown('draft')} />;
  if (problems.length === 0) return <SearchedBlocks edited={edited} onApplied={() => setShown('applied')} />;
  return (
    <Panel title={texts.title}>
      <div className={stack(1, styles['problems'])} role="alert">
        <p>{texts.mend}</p>
        <ul className={ui['bullets']}>
          {problems.map((problem, index) => {
            const [, category, ...path] = (problem.path ?? '').split('.');
            const isOfCategory = problem.path?.startsWith('categories.') ?? false;
            const step = stepOfProblem(isOfCategory ? { ...problem, path: path.join('.') } : problem);
            return (
              <li key={index}>
                <Link to={planStepAddress(step)}>{steps[step]}</Link>
                {isOfCategory && ` (${categories[Number(category)]?.name ?? ''})`}: {codeText(problem.msg)}
              </li>
            );
          })}
        </ul>
      </div>
    </Panel>
  );
}
