import { isFormatValid } from '@futsal-cup/domain/plan/find-settings-problems';
import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import { useState } from 'react';
import { autoGrid } from '../../../shelf/styles/layout';
import { CupContext } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import ui from '../../ui/ui.module.css';
import { PlanCategoryContext } from '../draft/plan-category';
import { FormatStep } from '../format/format-step';
import { PlanSelect } from '../plan-fields';
import { PublishedContext, usePublished } from '../published/published-context';
import { useBlocksDraft } from './blocks-store';
import { planViewOf, settingsOfCategories } from './category-cups';

/** Says of each category what it plays, so that none keeps a format that nobody has looked at. */
function Formats() {
  const { blocks: texts, format: words } = useAdminTexts().plan;
  const { categories, settings } = useBlocksDraft();
  const all = settingsOfCategories(settings);
  return (
    <ul className={autoGrid(3, ui['bullets'], ui['hint'])}>
      {categories.map(({ categoryId, name, draft }, index) => {
        const own = all[index];
        const matches = own && isFormatValid(own) ? words.total(deriveFixtures(own).matches.length) : '';
        return <li key={categoryId}>{texts.plays(name, words.presets[draft.format.preset], matches)}</li>;
      })}
    </ul>
  );
}

/** The second step of a cup with categories asks for the format of one after the other. */
export function FormatOfCategories() {
  const { blocks: texts } = useAdminTexts().plan;
  const { categories } = useBlocksDraft();
  const view = usePublished();
  const [chosen, setChosen] = useState<string | null>(null);
  const category = categories.find(({ categoryId }) => categoryId === chosen) ?? categories[0];
  if (!category) return null;
  const { categoryId, cup } = category;
  return (
    <>
      <Panel title={texts.formats}>
        <PlanSelect
          label={texts.category}
          value={categoryId}
          choices={categories.map(({ categoryId: value, name: label }) => ({ value, label }))}
          onType={setChosen}
        />
        <Formats />
      </Panel>
      <CupContext value={cup}>
        <PublishedContext value={planViewOf(view, categoryId)}>
          <PlanCategoryContext value={categoryId}>
            <FormatStep key={categoryId} />
          </PlanCategoryContext>
        </PublishedContext>
      </CupContext>
    </>
  );
}
