import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Cup } from '../../shelf/cup/cup';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { holdInPlace } from '../../shelf/page/hold-in-place';
import { Button } from '../../shelf/ui/button';
import { FILTER_KEYS, FILTER_PARAMETERS, type FilterKey, filterOptions } from './match-filter';
import { autoGrid } from '../../shelf/styles/layout';
import styles from './match-tools.module.css';
import { useFilterTexts } from '../texts/filters/filter-texts';

interface MatchFiltersProps {
  readonly cup: Pick<Cup, 'Stages' | 'Teams'>;
  /** Whether no match fits the current filters. */
  readonly hasNone: boolean;
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: ReturnType<typeof filterOptions>[FilterKey];
  /** The language of the options. */
  readonly language: string | undefined;
  readonly onChoose: (value: string, filter: HTMLElement) => void;
}

function Filter({ label, value, options, language, onChoose }: FilterProps) {
  return (
    <select
      className={styles['filter']}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value, target)}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={language}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Filters the lists by group, team or place. The choice is stored in the address. */
export function MatchFilters({ cup, hasNone }: MatchFiltersProps) {
  const texts = useFilterTexts();
  const [search, setSearch] = useSearchParams();
  const options = filterOptions(cup);
  const place = useRef<HTMLDivElement>(null);

  const change = (changed: URLSearchParams) => setSearch(changed, { preventScrollReset: true });

  const choose = (key: FilterKey, value: string) => {
    const changed = new URLSearchParams(search);
    if (value === '') changed.delete(FILTER_PARAMETERS[key]);
    else changed.set(FILTER_PARAMETERS[key], value);
    change(changed);
  };

  const showAll = () => {
    // The focus moves to the filters, because the button that has the focus disappears.
    if (place.current) holdInPlace(place.current);
    place.current?.focus({ preventScroll: true });
    const changed = new URLSearchParams(search);
    for (const key of FILTER_KEYS) changed.delete(FILTER_PARAMETERS[key]);
    change(changed);
  };

  return (
    <div
      ref={place}
      className={autoGrid(2, styles['filters'])}
      role="group"
      aria-label={texts.title}
      tabIndex={-1}
    >
      {FILTER_KEYS.filter((key) => options[key].length > 1).map((key) => (
        <Filter
          key={key}
          label={texts[key]}
          value={search.get(FILTER_PARAMETERS[key]) ?? ''}
          options={options[key]}
          language={cupLanguage()}
          onChoose={(value, filter) => {
            // The content above the filters is filtered as well and changes its height.
            holdInPlace(filter);
            choose(key, value);
          }}
        />
      ))}
      <p className={styles['none']} role="status">
        {hasNone && texts.none}
      </p>
      {hasNone && (
        <Button look="secondary" onClick={showAll}>
          {texts.all}
        </Button>
      )}
    </div>
  );
}
