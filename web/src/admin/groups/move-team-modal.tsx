import { moveTeamToGroup, type MoveBetweenGroups } from '@futsal-cup/domain/commands/groups';
import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import { MATCH_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { ReviewNotice } from '../review/review-notice';
import { useReviewedCall } from '../review/use-reviewed-call';
import { ClearProblem } from '../forms/clear-problem';
import { SubmitButton } from '../forms/form-buttons';
import { SelectField } from '../forms/formik-fields';
import { useLiveRecord } from '../cup/use-live-record';
import { Modal, useLinger } from '../ui/modal';
import { WithNames } from '../ui/with-names';
import { inCategory } from '../../shelf/cup/stage-name';
import { stack } from '../../shelf/styles/layout';
import { useAdminTexts } from '../texts/admin-texts';
import { findTeam, type TeamOfGroup } from './chosen-group';

/** Builds the schema of the form, which requires an existing group, because the chosen group may have been deleted meanwhile. */
function schemaOf(groups: readonly GroupView[]) {
  const known = groups.map(({ groupId }) => groupId);
  return object({
    toGroupId: string().required(MATCH_TEXTS.groupMissing).oneOf(known, MATCH_TEXTS.groupMissing),
  });
}

const moving = (move: MoveBetweenGroups) => (before: DomainCup) => moveTeamToGroup(before, move);

interface MoveTeamModalProps {
  /** The chosen team; null while the modal is closed. */
  readonly chosen: TeamOfGroup | null;
  readonly onClose: () => void;
}

/** Moves a team to another group of its stage. The server refuses a team that has played, with the reason. */
export function MoveTeamModal({ chosen, onClose }: MoveTeamModalProps) {
  const { moveTeam: texts } = useAdminTexts().groups;
  const { toReviewBy, send, done } = useReviewedCall(onClose);
  const live = useLiveRecord(chosen, findTeam, onClose);
  const shown = useLinger(live);
  if (!shown) return null;
  const { stage, group, team } = shown;
  const others = stage.groups.filter(({ groupId }) => groupId !== group.groupId);
  const choices = others.map(({ groupId, name }) => ({ value: groupId, label: name }));
  const moveTo = (toGroupId: string) => ({ teamId: team.teamId, groupId: group.groupId, toGroupId });
  const handleSubmit = async ({ toGroupId }: { toGroupId: string }) => {
    const payload = moveTo(toGroupId);
    const call = { call: 'moveTeamToGroup', payload, successText: texts.success } as const;
    if ((await send(moving(payload), call)).ok) done();
  };
  return (
    <Modal isOpen={live !== null} title={texts.title} onClose={onClose}>
      <Formik
        key={team.teamId}
        initialValues={{ toGroupId: '' }}
        validationSchema={schemaOf(others)}
        onSubmit={handleSubmit}
      >
        {({ values: { toGroupId } }) => (
          <Form className={stack(3)} noValidate>
            <ClearProblem />
            <p>
              <WithNames text={texts.warning} names={[inCategory(stage.category, team.name), group.name]} />
            </p>
            <SelectField name="toGroupId" label={texts.group} placeholder={texts.pick} choices={choices} />
            <ReviewNotice matches={toReviewBy(moving(moveTo(toGroupId)))} />
            <SubmitButton>{texts.submit}</SubmitButton>
          </Form>
        )}
      </Formik>
    </Modal>
  );
}
