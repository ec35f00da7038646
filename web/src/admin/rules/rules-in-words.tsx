import { CARD_COUNTS, type ConductScale, type TieBreakers } from '@futsal-cup/domain/cup/table-rules';
import { PRESET_SOURCES } from '@futsal-cup/domain/standings/preset-sources';
import { tableRulesOf } from '@futsal-cup/domain/standings/presets';
import type { Described } from '../stale-edit/stale-edit';
import { shownAdminTexts, useAdminTexts } from '../texts/admin-texts';
import type { TableRulesDetails } from './table-rules-values';

/** Says what a preset means, and where its rules are written. */
export function PresetHint({ preset }: { readonly preset: TieBreakers }) {
  const { tableRules: texts } = useAdminTexts();
  return (
    <>
      {texts.meanings[preset]}
      {preset !== 'own' && (
        <>
          {' '}
          <cite>{texts.source(PRESET_SOURCES[preset])}</cite>
        </>
      )}
    </>
  );
}

function conductInWords(conduct: ConductScale): string {
  const { tableRules: texts } = shownAdminTexts();
  if (conduct.kind === 'typed') return texts.scales.typed;
  const cards = CARD_COUNTS.map((card) => `${texts.cards[card]} ${conduct[card]}`);
  return [...cards, conduct.countsOfficials ? texts.officials : texts.onlyPlayers].join(', ');
}

/** Describes rules in full, as they apply: what the preset says stands there too. */
export function describeRules(details: TableRulesDetails): Described {
  const { tableRules: texts } = shownAdminTexts();
  const { win, draw, loss } = details.points;
  const { criteria, across, conduct } = tableRulesOf(details);
  const inOrder = (all: typeof criteria) => all.map((each) => texts.criteria[each]).join(' → ');
  const comparison = [inOrder(across.criteria) || texts.pointsOnly, texts.resultsNamed[across.results]];
  const countsConduct = [...criteria, ...across.criteria].includes('conduct');
  return {
    [texts.points]: texts.pointsInWords(win, draw, loss),
    [texts.tieBreakers]: texts.presets[details.tieBreakers],
    [texts.order]: inOrder(criteria),
    [texts.comparison]: comparison.join('. '),
    ...(countsConduct && { [texts.conduct]: conductInWords(conduct) }),
  };
}
