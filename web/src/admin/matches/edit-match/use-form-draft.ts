import { useRef, useState, type RefObject } from 'react';
import type { MatchFormik } from '../match-form/match-form';
import { areSameValues, type MatchValues } from '../match-form/match-values';
import type { MatchDraft, MatchDrafts } from './match-drafts';

interface FormDraftOptions {
  readonly form: RefObject<MatchFormik | null>;
  readonly initialValues: MatchValues;
  /** The draft that the form was opened with. */
  readonly draft: MatchDraft | null;
  readonly drafts: MatchDrafts;
}

/** Stores the values of a form as a draft when the form is closed and when its save fails. */
export function useFormDraft({ form, initialValues, draft, drafts }: FormDraftOptions) {
  /** The draft that this form could not send. It is cleared by the next save and by the next press of the button. */
  const [lost, setLost] = useState<MatchDraft | null>(null);
  const lastShown = useRef(initialValues);
  const failed = useRef(draft);

  /** Returns the values that the form shows. A save may end after the form is closed; then these are the last values that it showed. */
  const shownValues = () => {
    lastShown.current = form.current?.values ?? lastShown.current;
    return lastShown.current;
  };

  /** If a save of the same values has failed, the draft stays as it was sent, with its state. */
  const keep = ({ base, seen }: Pick<MatchDraft, 'base' | 'seen'>) => {
    const values = shownValues();
    const isFailed = failed.current !== null && areSameValues(failed.current.values, values);
    const typed: MatchDraft = { base, seen, values, state: 'typed', leadsToReview: false };
    drafts.keep(isFailed && failed.current ? failed.current : typed);
  };

  const keepFailed = (sent: MatchDraft) => {
    failed.current = sent;
    keep(sent);
    setLost(sent.state === 'waiting' ? sent : null);
  };

  const forgetFailed = () => {
    failed.current = null;
    setLost(null);
  };

  const isShown = ({ values }: MatchDraft) => areSameValues(values, shownValues());

  return { lost, isShown, keep, keepFailed, forgetFailed };
}
