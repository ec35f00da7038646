import { useSearchParams } from 'react-router-dom';
import type { Cup } from '../../shared/cup/cup';
import { useHeldPlace } from '../../shared/hooks/use-held-place';
import { useMatchDayTexts } from '../../shared/texts/match-day-texts';
import { FILTER_KEYS, FILTER_PARAMETERS, type FilterKey, filterOptions } from './match-filter';
import styles from './match-filters.module.css';

/** Narrows the lists to a group, a team or a place; the address keeps the choice. */
export function MatchFilters({ cup }: { readonly cup: Pick<Cup, 'Stages' | 'Teams'> }) {
  const { filters: texts } = useMatchDayTexts();
  const [search, setSearch] = useSearchParams();
  const options = filterOptions(cup);
  // What stands above the filters is narrowed as well.
  const holdPlace = useHeldPlace(search);

  const choose = (key: FilterKey, value: string) => {
    const changed = new URLSearchParams(search);
    if (value === '') changed.delete(FILTER_PARAMETERS[key]);
    else changed.set(FILTER_PARAMETERS[key], value);
    setSearch(changed, { preventScrollReset: true });
  };

  return (
    <div className={styles['filters']} role="group" aria-label={texts.title}>
      {FILTER_KEYS.filter((key) => options[key].length > 1).map((key) => (
        <select
          key={key}
          className={styles['filter']}
          aria-label={texts[key]}
          value={search.get(FILTER_PARAMETERS[key]) ?? ''}
          onChange={({ target }) => {
            holdPlace(target);
            choose(key, target.value);
          }}
        >
          <option value="">{texts[key]}</option>
          {options[key].map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
