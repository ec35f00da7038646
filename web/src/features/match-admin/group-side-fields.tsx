import type { StageView } from '@futsal-cup/domain/contracts/views';
import { SelectField } from '../../shared/forms/select-field';
import { matchAdminTexts } from '../../shared/texts/match-admin';
import type { MatchFormik } from './match-form';
import { TeamFields } from './side-fields';

const texts = matchAdminTexts.form;

interface GroupSideFieldsProps {
  readonly stage: StageView;
  readonly formik: MatchFormik;
}

/** The group, and two of its teams; teams of another group are let go. */
export function GroupSideFields({ stage, formik: { values, setValues } }: GroupSideFieldsProps) {
  const group = stage.groups.find(({ groupId }) => groupId === values.groupId);
  return (
    <>
      <SelectField
        name="groupId"
        label={texts.group}
        placeholder={texts.pickGroup}
        choices={stage.groups.map(({ groupId, name }) => ({ value: groupId, label: name }))}
        onChange={({ target }) =>
          void setValues({ ...values, groupId: target.value, localTeamId: '', visitorTeamId: '' })
        }
      />
      <TeamFields teams={group?.Teams ?? []} />
    </>
  );
}
