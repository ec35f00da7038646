import { ActionButton } from '../../shared/forms/form-buttons';
import { teamAdminTexts } from '../../shared/texts/admin/team-admin';
import { NameForm } from './name-form';
import { playerNameSchema, teamNameSchema } from './team-schemas';
import styles from './team-builder.module.css';
import { TeamSummary } from './team-summary';
import type { useTeamBuilder } from './use-team-builder';

const texts = teamAdminTexts.builder;

interface TeamBuilderProps {
  readonly builder: ReturnType<typeof useTeamBuilder>;
  readonly onConfirm: () => void;
}

/** Puts a team together: its name, then one player after the other. */
export function TeamBuilder({ builder, onConfirm }: TeamBuilderProps) {
  const { draft, nameForm, playerForm } = builder;
  return (
    <div className={styles['builder']}>
      <div className={styles['forms']}>
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
      <TeamSummary draft={draft} onRemove={builder.remove} />
      <div className={styles['actions']}>
        <ActionButton onClick={onConfirm}>{texts.confirm}</ActionButton>
      </div>
    </div>
  );
}
