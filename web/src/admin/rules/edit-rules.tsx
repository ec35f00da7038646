import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import { CARD_COUNTS } from '@futsal-cup/domain/cup/table-rules';
import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import { allowed } from '@futsal-cup/domain/cup/result';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useCurrentCup } from '../cup/cup-context';
import { matchesToReview } from '../review/matches-to-review';
import { ReviewNotice } from '../review/review-notice';
import { useReviewedCall } from '../review/use-reviewed-call';
import { EditForm } from '../stale-edit/edit-form';
import { mergeTheirs } from '../stale-edit/stale-edit';
import { useAdminTexts } from '../texts/admin-texts';
import { EffectNotice } from './effect-notice';
import { RulesFields } from './rules-fields';
import { describeRules } from './rules-in-words';
import { detailsOf, type TableRulesDetails, type TableRulesValues, valuesOf } from './table-rules-values';

const mergeRules = mergeTheirs<TableRulesValues>([
  ['shown'],
  ['win', 'draw', 'loss'],
  ['tieBreakers', 'criteria'],
  ['comparison', 'acrossCriteria', 'results'],
  ['scale', 'countsOfficials', ...CARD_COUNTS],
]);

/** The cup with the rules that are not saved yet. */
const withRules = (rules: TableRulesDetails) => (before: DomainCup) =>
  allowed({ ...before, tournament: { ...before.tournament, ...rules } });

/** Shows what the rules in the form change, before they are saved. */
function Effect() {
  const { values, dirty } = useFormikContext<TableRulesValues>();
  const cup = useCurrentCup();
  const rules = useMemo(() => detailsOf(values), [values]);
  if (!dirty) return null;
  return (
    <>
      <EffectNotice rules={rules} />
      <ReviewNotice matches={matchesToReview(cup, withRules(rules))} />
    </>
  );
}

/** An own order without any criterion is not sent. */
export function validateRules({ tieBreakers, criteria }: Pick<TableRulesValues, 'tieBreakers' | 'criteria'>) {
  return tieBreakers === 'own' && criteria.length === 0 ? { criteria: 'empty' } : {};
}

interface EditRulesProps {
  readonly details: TournamentDetailsView;
  readonly onDone: () => void;
}

/** Renders the form that changes the rules of the tables. */
export function EditRules({ details, onDone }: EditRulesProps) {
  const { tableRules: texts } = useAdminTexts();
  const { send, done } = useReviewedCall(onDone);
  return (
    <EditForm<TournamentDetailsView, TableRulesValues>
      record={details}
      validate={validateRules}
      valuesOf={valuesOf}
      describe={(values) => describeRules(detailsOf(values))}
      mergeTheirs={mergeRules}
      send={(values, { tournamentId, date, updatedAt }) => {
        const rules = detailsOf(values);
        const payload = { tournamentId, date, ...rules, updatedAt };
        return send(withRules(rules), { call: 'updateTournament', payload, successText: texts.saved });
      }}
      onSaved={done}
      submitText={texts.save}
      cancel={{ text: texts.cancel, onPress: onDone }}
    >
      <RulesFields />
      <Effect />
    </EditForm>
  );
}
