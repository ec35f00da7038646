import { MAX_PLACEHOLDER_LENGTH } from '@futsal-cup/domain/cup/limits';
import { MATCH_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { addNamedPlaceToGroup } from '@futsal-cup/domain/commands/group-places';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import type { Cup, Stage } from '../../shelf/cup/cup';
import { object } from 'yup';
import { useCurrentCup } from '../cup/cup-context';
import { matchesToReview } from '../review/matches-to-review';
import { ReviewNotice } from '../review/review-notice';
import { useLeadToReview } from '../review/use-lead-to-review';
import { useCupCall } from '../calls/use-cup-call';
import { SubmitButton } from '../forms/form-buttons';
import { TextField } from '../forms/formik-fields';
import { nameSchema } from '../forms/name-schema';
import { UnsavedForm } from '../forms/unsaved-form';
import { useLiveRecord } from '../cup/use-live-record';
import { placeholderMeaning } from '../matches/match-form/placeholder-meaning';
import { placeSuggestions } from '../matches/match-form/placeholder-suggestions';
import { Modal, useLinger } from '../ui/modal';
import { inCategory } from '../../shelf/cup/stage-name';
import { useAdminTexts } from '../texts/admin-texts';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import { findGroup, type GroupOfStage } from './chosen-group';

const placeSchema = object({
  place: nameSchema({
    missing: MATCH_TEXTS.placeholderMissing,
    max: [MAX_PLACEHOLDER_LENGTH, MATCH_TEXTS.placeholderTooLong],
  }),
});

/** The places that no group of the stage takes yet. */
function openPlaces(cup: Cup, { stageId, groups }: Stage): readonly string[] {
  const taken = new Set(groups.flatMap(({ places = [] }) => places.map(({ placeholder }) => placeholder)));
  return placeSuggestions(cup, stageId).filter((place) => !taken.has(place));
}

function AddPlace({ stage, group, onDone }: GroupOfStage & { readonly onDone: () => void }) {
  const { groups, matches } = useAdminTexts();
  const { addPlace: texts } = groups;
  const cup = useCurrentCup();
  const leadToReview = useLeadToReview();
  const send = useCupCall();
  const listId = useId();
  const { groupId, stageId } = group;
  const toReviewWith = (place: string) =>
    matchesToReview(cup, (before) => addNamedPlaceToGroup(before, groupId, place));

  const handleSubmit = async ({ place }: { place: string }) => {
    const toReview = toReviewWith(place);
    const payload = { groupId, place: place.trim() };
    const answer = await send({ call: 'addPlaceToGroup', payload, successText: texts.success });
    if (!answer.ok) return;
    onDone();
    if (toReview.length > 0) leadToReview();
  };

  return (
    <Formik
      initialValues={{ place: '' }}
      validationSchema={placeSchema}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ values: { place } }) => (
        <Form className={stack(3)} noValidate>
          <UnsavedForm />
          <TextField
            name="place"
            label={texts.label}
            hint={placeholderMeaning(cup, { stageId, text: place, side: 'local', base: null })}
            placeholder={matches.form.placeholderExample}
            list={listId}
            autoComplete="off"
          />
          <datalist id={listId}>
            {openPlaces(cup, stage).map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
          <p className={ui['hint']}>{texts.hint}</p>
          <ReviewNotice matches={toReviewWith(place)} />
          <SubmitButton>{texts.submit}</SubmitButton>
        </Form>
      )}
    </Formik>
  );
}

interface AddPlaceModalProps {
  /** The chosen group; null while the modal is closed. */
  readonly chosen: GroupOfStage | null;
  readonly onClose: () => void;
}

/** Adds a place of earlier groups, or the winner or loser of a match, to a group. */
export function AddPlaceModal({ chosen, onClose }: AddPlaceModalProps) {
  const { addPlace: texts } = useAdminTexts().groups;
  const live = useLiveRecord(chosen, findGroup, onClose);
  const shown = useLinger(live);
  return (
    <Modal isOpen={live !== null} title={texts.title} losesForm onClose={onClose}>
      {shown && (
        <>
          <p className={ui['name']}>{inCategory(shown.stage.category, shown.group.name)}</p>
          <AddPlace key={shown.group.groupId} {...shown} onDone={onClose} />
        </>
      )}
    </Modal>
  );
}
