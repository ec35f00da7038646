import { MAX_CATEGORIES } from '@futsal-cup/domain/cup/limits';
import { useFormikContext } from 'formik';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { stack } from '../../../shelf/styles/layout';
import { Button, IconButton } from '../../../shelf/ui/button';
import { codeText } from '../../calls/error-text';
import { TextField } from '../../forms/formik-fields';
import type { TableRulesDetails } from '../../rules/table-rules-values';
import { useAdminTexts } from '../../texts/admin-texts';
import { OrderList } from '../../ui/order-list';
import ui from '../../ui/ui.module.css';
import styles from '../details/details.module.css';
import type { DetailsValues } from '../details/details-values';
import { rulesOf } from '../details/match-rules-values';
import { ownRulesInWords } from './categories-in-words';
import { CategoryRulesModal } from './category-rules-modal';
import { type CategoryProblems, type CategoryValues, newCategory } from './category-values';

interface CategoriesFieldsProps {
  /** The saved rules of the tables of the tournament, if there are any. */
  readonly tables: Partial<TableRulesDetails>;
}

/** Shows the categories of a tournament, folded away as long as it has none. */
export function CategoriesFields({ tables }: CategoriesFieldsProps) {
  const { details, tableRules } = useAdminTexts();
  const { categories: texts } = details;
  const { values, errors, status, submitCount, setFieldValue } = useFormikContext<DetailsValues>();
  const { categories } = values;
  const place = useRef<HTMLDetailsElement>(null);
  const [ruledKey, setRuledKey] = useState<string | null>(null);
  const problems = (status ?? {}) as CategoryProblems;
  const hasProblem = errors.categories !== undefined || Object.keys(problems).length > 0;
  // A problem is not to be looked for in what is folded away.
  useEffect(() => {
    if (hasProblem && submitCount > 0 && place.current) place.current.open = true;
  }, [hasProblem, submitCount]);

  const set = (changed: readonly CategoryValues[]) => void setFieldValue('categories', changed);
  const byKey = new Map(categories.map((category, index) => [category.key, { ...category, index }]));
  const nameOf = (key: string) => {
    const category = byKey.get(key);
    return category?.name.trim() || texts.number((category?.index ?? 0) + 1);
  };
  const lineOf = (key: string) => {
    const { index = 0, name, rules } = byKey.get(key) ?? {};
    const problem = problems[key];
    return (
      <div className={stack(1, styles['category'])}>
        <TextField name={`categories.${index}.name`} label={texts.number(index + 1)} autoComplete="off" />
        {problem && problem.name === name && (
          <p className={ui['error']} role="alert">
            {codeText(problem.code)}
          </p>
        )}
        {ownRulesInWords(rules, tables).map((text) => (
          <p key={text} className={ui['detail']}>
            {text}
          </p>
        ))}
      </div>
    );
  };
  return (
    <details ref={place} className={styles['rules']} open={categories.length > 0}>
      <summary className={styles['rulesTitle']}>{texts.title}</summary>
      <div className={stack(4)}>
        <p className={ui['hint']}>{texts.hint}</p>
        {categories.length > 0 && (
          <OrderList
            items={categories.map(({ key }) => key)}
            nameOf={nameOf}
            lineOf={lineOf}
            buttonsOf={(key) => (
              <IconButton
                label={texts.rules(nameOf(key))}
                icon={<SlidersHorizontal aria-hidden size={20} />}
                onClick={() => setRuledKey(key)}
              />
            )}
            texts={tableRules}
            removeText={tableRules.remove}
            onChange={(keys) => set(keys.flatMap((key) => categories.find((each) => each.key === key) ?? []))}
          />
        )}
        {categories.length < MAX_CATEGORIES && (
          <Button look="secondary" onClick={() => set([...categories, newCategory()])}>
            {texts.add}
          </Button>
        )}
      </div>
      <CategoryRulesModal
        category={categories.find(({ key }) => key === ruledKey) ?? null}
        ofCup={{ ...tables, matchRules: rulesOf(values) }}
        onChoose={({ key }, rules) =>
          set(categories.map((category) => (category.key === key ? { ...category, rules } : category)))
        }
        onClose={() => setRuledKey(null)}
      />
    </details>
  );
}
