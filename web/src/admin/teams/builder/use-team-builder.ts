import { MAX_PLAYERS, MIN_TEAM_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { TEAM_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { useRef, useState } from 'react';
import { ValidationError } from 'yup';
import { useUnsaved } from '../../forms/unsaved-form';
import { showProblem } from '../../../shelf/stores/problems';
import { clearMessage, showMessage } from '../../../shelf/stores/messages';
import { formErrorText } from '../../forms/form-error-text';
import { useAdminTexts } from '../../texts/admin-texts';
import type { NameFormik } from './name-form';
import { playerNameSchema, teamNameSchema } from '../team-schemas';
import { addPlayer, type DraftPlayer, isSameDraft, removePlayer, type TeamDraft } from './team-draft';

function pendingName(formik: NameFormik | null): string {
  return formik?.values.name.trim() ?? '';
}

/** Returns the message of a schema about a name, or null. */
function problemWith(schema: typeof teamNameSchema | typeof playerNameSchema, name: string): string | null {
  try {
    schema.validateSync({ name });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

interface TeamProblem {
  readonly text: string;
  readonly isOfPlayer: boolean;
}

/** Returns the first problem of the input; the field for a player may be empty. */
function findTeamProblem(name: string, player: string): TeamProblem | null {
  if (name.length < MIN_TEAM_NAME_LENGTH) return { text: TEAM_TEXTS.nameMandatory, isOfPlayer: false };
  const ofName = problemWith(teamNameSchema, name);
  if (ofName) return { text: ofName, isOfPlayer: false };
  const ofPlayer = player && problemWith(playerNameSchema, player);
  return ofPlayer ? { text: ofPlayer, isOfPlayer: true } : null;
}

/** Holds the team, the typed names that are not added yet, and the check before the confirmation. */
export function useTeamBuilder(initial: TeamDraft) {
  const { teams: teamAdminTexts } = useAdminTexts();
  const [draft, setDraft] = useState(initial);
  const nameForm = useRef<NameFormik>(null);
  const playerForm = useRef<NameFormik>(null);
  useUnsaved(!isSameDraft(draft, initial));

  const setName = (name: string) => setDraft((last) => ({ ...last, name }));
  const setCategory = (categoryId: string) => setDraft((last) => ({ ...last, categoryId }));

  const add = (name: string) => {
    if (draft.players.length < MAX_PLAYERS) setDraft((last) => addPlayer(last, name));
    else showMessage('error', teamAdminTexts.builder.tooManyPlayers(MAX_PLAYERS));
  };

  /** Returns the team to save, or null after showing a problem. Typed names count even where 'Set' or 'Add' was not pressed. */
  const check = (): TeamDraft | null => {
    const name = pendingName(nameForm.current);
    const player = pendingName(playerForm.current);
    const problem = findTeamProblem(name, player);
    if (problem) {
      void (problem.isOfPlayer ? playerForm : nameForm).current?.submitForm();
      showProblem(formErrorText(problem.text));
      return null;
    }
    clearMessage();
    if (player) playerForm.current?.resetForm();
    const checked = player ? addPlayer({ ...draft, name }, player) : { ...draft, name };
    setDraft(checked);
    return checked;
  };

  const reset = (fresh: TeamDraft) => {
    setDraft(fresh);
    nameForm.current?.resetForm({ values: { name: fresh.name } });
    playerForm.current?.resetForm();
  };

  const remove = (player: DraftPlayer) => setDraft((last) => removePlayer(last, player));
  return { draft, nameForm, playerForm, setName, setCategory, add, remove, check, reset };
}
