import type { ListChoices, ListTable } from '@futsal-cup/domain/lists/list-table';
import { ChooseField } from '../forms/choose-field';
import { PlanCheck } from '../plan/plan-check';
import { useAdminTexts } from '../texts/admin-texts';

interface ListLayoutProps<Meaning extends string> {
  readonly list: Pick<ListTable<Meaning>, 'layout' | 'layouts' | 'heading' | 'columns'>;
  readonly chosen: ListChoices<Meaning> | undefined;
  readonly onChoose: (choices: ListChoices<Meaning>) => void;
}

/** Shows how a list was read, to be corrected with a tap. A list with a name a line has none of it. */
export function ListLayout<Meaning extends string>({ list, chosen, onChoose }: ListLayoutProps<Meaning>) {
  const { layout: texts } = useAdminTexts().plan.teams;
  const { layout, layouts, heading, columns } = list;
  const isAsked = columns.length > 1 || heading !== null || chosen?.hasHeading !== undefined;
  return (
    <>
      {layouts.length > 1 && (
        <ChooseField
          label={texts.title}
          choices={layouts.map((value) => ({ value, label: texts.words[value] }))}
          value={layout}
          // The columns of one layout are not those of another one.
          onChoose={(value) => value && onChoose({ layout: value, columns: {} })}
        />
      )}
      {isAsked && (
        <PlanCheck
          label={texts.heading}
          isChecked={heading !== null}
          onCheck={(hasHeading) => onChoose({ hasHeading })}
        />
      )}
    </>
  );
}
