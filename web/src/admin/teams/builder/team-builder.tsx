import { ActionButton } from '../../forms/form-buttons';
import { ChooseField } from '../../forms/choose-field';
import { useCategoryChoices } from '../../forms/use-category-choices';
import { useAdminTexts } from '../../texts/admin-texts';
import { NameForm } from './name-form';
import { playerNameSchema, teamNameSchema } from '../team-schemas';
import { stack } from '../../../shelf/styles/layout';
import styles from './team-builder.module.css';
import { TeamSummary } from './team-summary';
import type { useTeamBuilder } from './use-team-builder';

interface TeamBuilderProps {
  readonly builder: ReturnType<typeof useTeamBuilder>;
  readonly onConfirm: () => void;
}

/** Puts a team together: its name, then one player after the other. */
export function TeamBuilder({ builder, onConfirm }: TeamBuilderProps) {
  const { builder: texts } = useAdminTexts().teams;
  const { draft, nameForm, playerForm } = builder;
  const { label, choices } = useCategoryChoices();
  return (
    <div className={stack(4, styles['builder'])}>
      <div className={stack(4, styles['forms'])}>
        <NameForm
          label={texts.name}
          buttonText={texts.set}
          initialName={draft.name}
          schema={teamNameSchema}
          formik={nameForm}
          onName={builder.setName}
        />
        <NameForm
          label={texts.player}
          buttonText={texts.add}
          schema={playerNameSchema}
          isCleared
          formik={playerForm}
          onName={builder.add}
        />
      </div>
      {choices.length > 0 && (
        <ChooseField
          label={label}
          choices={choices}
          value={draft.categoryId}
          onChoose={(categoryId) => builder.setCategory(categoryId ?? '')}
        />
      )}
      <TeamSummary draft={draft} onRemove={builder.remove} />
      <div className={styles['confirm']}>
        <ActionButton onClick={onConfirm}>{texts.confirm}</ActionButton>
      </div>
    </div>
  );
}
