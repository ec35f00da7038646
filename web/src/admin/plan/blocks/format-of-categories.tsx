import { useState } from 'react';
import { CupContext, useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import { PlanCategoryContext } from '../draft/plan-category';
import { FormatStep } from '../format/format-step';
import { PlanSelect } from '../plan-fields';
import { PublishedContext, usePublished } from '../published/published-context';
import { categoryCups, planViewOf } from './category-cups';

/** The second step of a cup with categories asks for the format of one after the other. */
export function FormatOfCategories() {
  const { blocks: texts } = useAdminTexts().plan;
  const categories = categoryCups(useCurrentCup());
  const view = usePublished();
  const [chosen, setChosen] = useState<string | null>(null);
  const category = categories.find(({ categoryId }) => categoryId === chosen) ?? categories[0];
  if (!category) return <p>{texts.noTeams}</p>;
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
