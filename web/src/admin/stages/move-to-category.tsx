import type { Stage } from '../../shelf/cup/cup';
import { useCupCall } from '../calls/use-cup-call';
import { CategoryField } from '../forms/category-field';
import { useCategoryChoices } from '../forms/use-category-choices';
import { EditForm } from '../stale-edit/edit-form';
import { mergeTheirs } from '../stale-edit/stale-edit';
import { useAdminTexts } from '../texts/admin-texts';

interface CategoryValues {
  readonly categoryId: string;
}

interface MoveToCategoryProps {
  readonly stage: Stage;
  readonly onDone: () => void;
}

/** Moves a stage to another category. The server refuses it, with the reason, while teams or places of the present one are in it. */
export function MoveToCategory({ stage, onDone }: MoveToCategoryProps) {
  const { change: texts } = useAdminTexts().stages;
  const { label, choices } = useCategoryChoices();
  const send = useCupCall();
  if (choices.length === 0) return null;
  return (
    <EditForm<Stage, CategoryValues>
      record={stage}
      valuesOf={({ categoryId }) => ({ categoryId: categoryId ?? '' })}
      describe={({ categoryId }) => ({
        [label]: choices.find(({ value }) => value === categoryId)?.label ?? '',
      })}
      mergeTheirs={mergeTheirs<CategoryValues>([['categoryId']])}
      send={({ categoryId }, { stageId, updatedAt }) =>
        send({
          call: 'moveStageToCategory',
          payload: { stageId, categoryId: categoryId || null, updatedAt },
          successText: texts.categorySuccess,
        })
      }
      onSaved={onDone}
      submitText={texts.toCategory}
    >
      <CategoryField />
    </EditForm>
  );
}
