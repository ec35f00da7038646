import { addTeamsToGroup } from '@futsal-cup/domain/commands/groups';
import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { Field, Form, Formik, useFormikContext } from 'formik';
import { useId } from 'react';
import type { Match } from '../../shelf/cup/cup';
import { useCurrentCup } from '../cup/cup-context';
import { ReviewNotice } from '../review/review-notice';
import { useReviewedCall } from '../review/use-reviewed-call';
import { SubmitButton } from '../forms/form-buttons';
import { UnsavedForm } from '../forms/unsaved-form';
import { useLiveRecord } from '../cup/use-live-record';
import { Modal, useLinger } from '../ui/modal';
import { paths } from '../../shelf/addresses/paths';
import { formErrorText } from '../forms/form-error-text';
import { useAdminTexts } from '../texts/admin-texts';
import { ButtonLink } from '../../shelf/ui/button';
import { Crest } from '../../shelf/ui/crest/crest';
import { Skeleton } from '../../shelf/ui/content-states';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './groups.module.css';
import { useAvailableTeams } from './available-teams';
import { findGroup, type GroupOfStage } from './chosen-group';
import { selectedTeamsSchema } from './group-schemas';
import { inCategory } from '../../shelf/cup/stage-name';
import { cupLanguage } from '../../shelf/stores/tournaments';

interface SelectionValues {
  readonly teamIds: readonly string[];
}

interface AddTeamsFormProps {
  readonly teams: readonly TeamView[];
  readonly toReviewWith: (teamIds: readonly string[]) => readonly Match[];
  readonly onSubmit: (teamIds: readonly string[]) => Promise<void>;
}

function Choices({ teams }: { readonly teams: readonly TeamView[] }) {
  const { addTeams: texts } = useAdminTexts().groups;
  const { errors, submitCount } = useFormikContext<SelectionValues>();
  const errorId = useId();
  const error = submitCount > 0 && typeof errors.teamIds === 'string' ? errors.teamIds : null;
  return (
    <fieldset className={stack(2)} aria-describedby={error ? errorId : undefined}>
      <legend className={`${ui['legend']} ${styles['legend']}`}>{texts.available}</legend>
      {teams.map(({ teamId, name }) => (
        <label key={teamId} className={`${ui['choice']} ${styles['choice']}`}>
          <Field type="checkbox" name="teamIds" value={teamId} />
          <Crest name={name} />
          <span lang={cupLanguage()}>{name}</span>
        </label>
      ))}
      {error && (
        <p className={ui['error']} id={errorId} role="alert">
          {formErrorText(error)}
        </p>
      )}
    </fieldset>
  );
}

function AddTeamsForm({ teams, toReviewWith, onSubmit }: AddTeamsFormProps) {
  const { addTeams: texts } = useAdminTexts().groups;
  return (
    <Formik<SelectionValues>
      initialValues={{ teamIds: [] }}
      validationSchema={selectedTeamsSchema}
      onSubmit={({ teamIds }) => onSubmit(teamIds)}
    >
      {({ values: { teamIds } }) => (
        <Form className={stack(3)} noValidate>
          <UnsavedForm />
          <Choices teams={teams} />
          <ReviewNotice matches={toReviewWith(teamIds)} />
          <SubmitButton>{texts.submit}</SubmitButton>
        </Form>
      )}
    </Formik>
  );
}

interface AddTeamsProps extends GroupOfStage {
  readonly isOpen: boolean;
  readonly onDone: () => void;
}

function AddTeams({ stage, group, isOpen, onDone }: AddTeamsProps) {
  const { addTeams: texts } = useAdminTexts().groups;
  const cup = useCurrentCup();
  const { groupId, stageId } = group;
  const { teams, isFetching } = useAvailableTeams(cup.tournamentId, stage, isOpen);
  const { toReviewBy, send, done } = useReviewedCall(onDone);
  const adding = (teamIds: readonly string[]) => (before: DomainCup) =>
    addTeamsToGroup(before, { groupId, stageId, teamIds });

  const handleSubmit = async (selected: readonly string[]) => {
    const payload = { groupId, stageId, selectedTeamIds: [...selected] };
    const call = { call: 'addTeamsToGroup', payload, successText: texts.success } as const;
    if ((await send(adding(selected), call)).ok) done();
  };

  if (isFetching) return <Skeleton height="12rem" />;
  if (!teams) return <p role="alert">{texts.failed}</p>;
  if (teams.length > 0) {
    const toReviewWith = (teamIds: readonly string[]) => toReviewBy(adding(teamIds));
    return <AddTeamsForm teams={teams} toReviewWith={toReviewWith} onSubmit={handleSubmit} />;
  }
  return (
    <>
      <p>{texts.none}</p>
      <ButtonLink to={paths.adminTeams}>{texts.toTeams}</ButtonLink>
    </>
  );
}

interface AddTeamsModalProps {
  /** The chosen group; null while the modal is closed. */
  readonly chosen: GroupOfStage | null;
  readonly onClose: () => void;
}

export function AddTeamsModal({ chosen, onClose }: AddTeamsModalProps) {
  const { addTeams: texts } = useAdminTexts().groups;
  const live = useLiveRecord(chosen, findGroup, onClose);
  const shown = useLinger(live);
  return (
    <Modal isOpen={live !== null} title={texts.title} losesForm onClose={onClose}>
      {shown && (
        <>
          <p className={ui['name']}>{inCategory(shown.stage.category, shown.group.name)}</p>
          <AddTeams key={shown.group.groupId} {...shown} isOpen={live !== null} onDone={onClose} />
        </>
      )}
    </Modal>
  );
}
