import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import { Form, Formik, type FormikProps, useFormikContext } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { cluster, stack } from '../../shelf/styles/layout';
import { Button } from '../../shelf/ui/button';
import { useCupCall } from '../calls/use-cup-call';
import { useCurrentCup } from '../cup/cup-context';
import { SubmitButton } from '../forms/form-buttons';
import { UnsavedForm } from '../forms/unsaved-form';
import { matchesToReview } from '../review/matches-to-review';
import { ReviewNotice } from '../review/review-notice';
import { useLeadToReview } from '../review/use-lead-to-review';
import { mergeTheirs } from '../stale-edit/stale-edit';
import { StaleEditModal } from '../stale-edit/stale-edit-modal';
import { useEditing } from '../stale-edit/use-editing';
import { useAdminTexts } from '../texts/admin-texts';
import { EffectNotice } from './effect-notice';
import { RulesFields } from './rules-fields';
import { describeRules } from './rules-in-words';
import {
  CARDS,
  detailsOf,
  type TableRulesDetails,
  type TableRulesValues,
  valuesOf,
} from './table-rules-values';

const mergeRules = mergeTheirs<TableRulesValues>([
  ['shown'],
  ['win', 'draw', 'loss'],
  ['tieBreakers', 'criteria'],
  ['comparison', 'acrossCriteria', 'results'],
  ['scale', 'countsOfficials', ...CARDS],
]);

/** Returns the matches with a score that get other teams by rules that are not saved yet. */
function useToReview(): (rules: TableRulesDetails) => ReturnType<typeof matchesToReview> {
  const cup = useCurrentCup();
  return (rules) =>
    matchesToReview(cup, (before) => ({
      ok: true,
      value: { ...before, tournament: { ...before.tournament, ...rules } },
    }));
}

/** Shows what the rules in the form change, before they are saved. */
function Effect() {
  const { values, dirty } = useFormikContext<TableRulesValues>();
  const rules = useMemo(() => detailsOf(values), [values]);
  const toReviewBy = useToReview();
  if (!dirty) return null;
  return (
    <>
      <EffectNotice rules={rules} />
      <ReviewNotice matches={toReviewBy(rules)} />
    </>
  );
}

/** An own order without any criterion is not sent. */
function validate({ tieBreakers, criteria }: TableRulesValues) {
  return tieBreakers === 'own' && criteria.length === 0 ? { criteria: 'empty' } : {};
}

interface EditRulesProps {
  readonly details: TournamentDetailsView;
  readonly onDone: () => void;
}

/** Renders the form that changes the rules of the tables. */
export function EditRules({ details, onDone }: EditRulesProps) {
  const { tableRules: texts } = useAdminTexts();
  const [base, setBase] = useState(details);
  const form = useRef<FormikProps<TableRulesValues>>(null);
  const isReviewNext = useRef(false);
  const send = useCupCall();
  const toReviewBy = useToReview();
  const leadToReview = useLeadToReview();
  const { save, staleEdit } = useEditing<TournamentDetailsView, TableRulesValues>({
    base,
    form,
    valuesOf,
    describe: (values) => describeRules(detailsOf(values)),
    mergeTheirs: mergeRules,
    send: (values, { tournamentId, date, updatedAt }) => {
      const rules = detailsOf(values);
      isReviewNext.current = toReviewBy(rules).length > 0;
      const payload = { tournamentId, date, ...rules, updatedAt };
      return send({ call: 'updateTournament', payload, successText: texts.saved });
    },
    onSaved: () => {
      onDone();
      if (isReviewNext.current) leadToReview();
    },
    onTakeTheirs: setBase,
  });
  return (
    <>
      <Formik<TableRulesValues>
        initialValues={valuesOf(base)}
        innerRef={form}
        validate={validate}
        onSubmit={save}
      >
        <Form className={stack(4)} noValidate>
          <UnsavedForm />
          <RulesFields />
          <Effect />
          <div className={cluster(3)}>
            <SubmitButton>{texts.save}</SubmitButton>
            <Button look="secondary" onClick={onDone}>
              {texts.cancel}
            </Button>
          </div>
        </Form>
      </Formik>
      <StaleEditModal {...staleEdit} />
    </>
  );
}
