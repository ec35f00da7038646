import { MAX_PLAYERS, MIN_TEAM_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { TEAM_TEXTS } from '@futsal-cup/domain/cup/form-texts';
import { useRef, useState } from 'react';
import { useUnsaved } from '../../shared/forms/unsaved-form';
import { clearMessage, showMessage } from '../../shared/stores/messages';
import { teamAdminTexts } from '../../shared/texts/admin/team-admin';
import type { NameFormik } from './name-form';
import { playerNameSchema, teamNameSchema } from './team-schemas';
import { addPlayer, isSameDraft, removePlayer, type TeamDraft } from './team-draft';

function pendingName(formik: NameFormik | null): string {
  return formik?.values.name.trim() ?? '';
}

/** The team being built, what is typed but not yet taken over, and the check before it is confirmed. */
export function useTeamBuilder(initial: TeamDraft) {
  const [draft, setDraft] = useState(initial);
  const nameForm = useRef<NameFormik>(null);
  const playerForm = useRef<NameFormik>(null);
  useUnsaved(!isSameDraft(draft, initial));

  const setName = (name: string) => setDraft((last) => ({ ...last, name }));

  const add = (name: string) => {
    if (draft.players.length < MAX_PLAYERS) setDraft((last) => addPlayer(last, name));
    else showMessage('error', teamAdminTexts.builder.tooManyPlayers(MAX_PLAYERS));
  };

  /**
   * Takes over what is typed even where 'Set' or 'Add' was not pressed. Null where a name breaks a rule, which its field
   * then shows.
   */
  const takeOverTyped = (): TeamDraft | null => {
    const name = pendingName(nameForm.current);
    const player = pendingName(playerForm.current);
    const broken =
      (!teamNameSchema.isValidSync({ name }) && nameForm.current) ||
      (player !== '' && !playerNameSchema.isValidSync({ name: player }) && playerForm.current);
    if (broken) void broken.submitForm();
    if (name.length < MIN_TEAM_NAME_LENGTH) return { ...draft, name };
    if (broken) return null;
    if (player) playerForm.current?.resetForm();
    return player ? addPlayer({ ...draft, name }, player) : { ...draft, name };
  };

  /** The team as it is to be saved, or null when something is wrong, which is then shown. */
  const check = (): TeamDraft | null => {
    const checked = takeOverTyped();
    if (!checked) return null;
    if (checked.name.length < MIN_TEAM_NAME_LENGTH) {
      showMessage('error', TEAM_TEXTS.nameMandatory);
      return null;
    }
    clearMessage();
    setDraft(checked);
    return checked;
  };

  const reset = (fresh: TeamDraft) => {
    setDraft(fresh);
    nameForm.current?.resetForm({ values: { name: fresh.name } });
    playerForm.current?.resetForm();
  };

  const remove = (player: string) => setDraft((last) => removePlayer(last, player));
  return { draft, nameForm, playerForm, setName, add, remove, check, reset };
}
