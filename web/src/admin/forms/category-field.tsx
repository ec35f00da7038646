import { SelectField } from './formik-fields';
import { useCategoryChoices } from './use-category-choices';

interface CategoryFieldProps {
  readonly onChoose?: (categoryId: string) => void;
}

/** Asks for the category of a record in a Formik form, where '' is none; nothing in a cup without categories. */
export function CategoryField({ onChoose }: CategoryFieldProps) {
  const { label, choices } = useCategoryChoices();
  if (choices.length === 0) return null;
  return (
    <SelectField
      name="categoryId"
      label={label}
      choices={choices}
      {...(onChoose && {
        onChange: ({ target }) => onChoose(target.value),
      })}
    />
  );
}
