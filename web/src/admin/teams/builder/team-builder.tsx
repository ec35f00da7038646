import { readListedPlayer } from '@futsal-cup/domain/lists/listed-player';
import { readSquad } from '@futsal-cup/domain/lists/read-squad';
import type { ClipboardEvent } from 'react';
import { ActionButton } from '../../forms/form-buttons';
import { ChooseField } from '../../forms/choose-field';
import { useCategoryChoices } from '../../categories/use-category-choices';
import { useAdminTexts } from '../../texts/admin-texts';
import { NameForm } from './name-form';
import { listedPlayerSchema, teamNameSchema } from '../team-schemas';
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
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    const players = readSquad(text);
    // One player goes into the field, unless the field would make the number in a cell a part of the name.
    if (players.length < (/[\t;]/.test(text) ? 1 : 2)) return;
    event.preventDefault();
    builder.addListed(players);
  };
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
          schema={listedPlayerSchema}
          isCleared
          formik={playerForm}
          onName={(name) => builder.add([readListedPlayer(name)])}
          onPaste={handlePaste}
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
      <TeamSummary builder={builder} />
      <div className={styles['confirm']}>
        <ActionButton onClick={onConfirm}>{texts.confirm}</ActionButton>
      </div>
    </div>
  );
}
