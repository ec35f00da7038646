import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import { CARD_COUNTS } from '@futsal-cup/domain/cup/table-rules';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useReviewedCall } from '../review/use-reviewed-call';
import { EditForm } from '../stale-edit/edit-form';
import { mergeTheirs } from '../stale-edit/stale-edit';
import { useAdminTexts } from '../texts/admin-texts';
import { Effect, withRules } from './effect-notice';
import { RulesFields } from './rules-fields';
import { describeRules } from './rules-in-words';
import { detailsOf, type TableRulesValues, valuesOf } from './table-rules-values';

const mergeRules = mergeTheirs<TableRulesValues>([
  ['shown'],
  ['win', 'draw', 'loss'],
  ['tieBreakers', 'criteria'],
  ['comparison', 'acrossCriteria', 'results'],
  ['scale', 'countsOfficials', ...CARD_COUNTS],
]);

function EffectOfForm() {
  const { values, dirty } = useFormikContext<TableRulesValues>();
  const rules = useMemo(() => detailsOf(values), [values]);
  return dirty && <Effect rules={rules} />;
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
      <EffectOfForm />
    </EditForm>
  );
}
