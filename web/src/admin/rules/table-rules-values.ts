import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import {
  type AcrossGroupsRules,
  type CardCounts,
  type ConductScale,
  ofCards,
  type RankingCriterion,
  type TieBreakers,
} from '@futsal-cup/domain/cup/table-rules';
import { canonical } from '@futsal-cup/domain/cup/text/canonical';
import { CONDUCT_SCALES, tableRulesOf } from '@futsal-cup/domain/standings/presets';

export const SCALES = ['fifa', 'uefa', 'afc'] as const satisfies readonly (keyof typeof CONDUCT_SCALES)[];

/** The rules that this screen changes. */
export type TableRulesDetails = Pick<
  TournamentDetailsView,
  'points' | 'tieBreakers' | 'criteria' | 'across' | 'conduct'
>;

/** Holds the rules of the tables in the form. A list that is not chosen keeps what was put together in it. */
export interface TableRulesValues extends Readonly<Record<keyof CardCounts, string>> {
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  readonly tieBreakers: TieBreakers;
  readonly criteria: readonly RankingCriterion[];
  readonly comparison: 'preset' | 'own';
  readonly acrossCriteria: AcrossGroupsRules['criteria'];
  readonly results: AcrossGroupsRules['results'];
  readonly scale: 'preset' | 'typed' | (typeof SCALES)[number] | 'own';
  readonly countsOfficials: boolean;
}

/** Returns the federation that has exactly this scale, or 'own'. */
function scaleOf(conduct: ConductScale): TableRulesValues['scale'] {
  if (conduct.kind === 'typed') return 'typed';
  return SCALES.find((scale) => canonical(CONDUCT_SCALES[scale]) === canonical(conduct)) ?? 'own';
}

export function valuesOf(details: TableRulesDetails): TableRulesValues {
  const { points, tieBreakers, across, conduct } = details;
  const rules = tableRulesOf(details);
  const cards = rules.conduct.kind === 'cards' ? rules.conduct : CONDUCT_SCALES.fifa;
  return {
    win: String(points.win),
    draw: String(points.draw),
    loss: String(points.loss),
    tieBreakers,
    criteria: rules.criteria,
    comparison: across ? 'own' : 'preset',
    acrossCriteria: rules.across.criteria,
    results: rules.across.results,
    scale: conduct ? scaleOf(conduct) : 'preset',
    ...ofCards((card) => String(cards[card])),
    countsOfficials: cards.countsOfficials,
  };
}

function conductOf({ scale, countsOfficials, ...values }: TableRulesValues): ConductScale | null {
  if (scale === 'preset') return null;
  if (scale === 'typed') return { kind: 'typed' };
  if (scale !== 'own') return CONDUCT_SCALES[scale];
  return { kind: 'cards', ...ofCards((card) => Number(values[card])), countsOfficials };
}

export function detailsOf(values: TableRulesValues) {
  const { win, draw, loss, tieBreakers, criteria, comparison, acrossCriteria, results } = values;
  return {
    points: { win: Number(win), draw: Number(draw), loss: Number(loss) },
    tieBreakers,
    criteria: tieBreakers === 'own' ? criteria : null,
    across: comparison === 'own' ? { criteria: acrossCriteria, results } : null,
    conduct: conductOf(values),
  } satisfies TableRulesDetails;
}
