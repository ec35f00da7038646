import { MAX_PLAYERS, MIN_TEAM_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { TEAM_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { type PlayerInList, readListedPlayer } from '@futsal-cup/domain/lists/listed-player';
import { useRef, useState } from 'react';
import { ValidationError } from 'yup';
import { useUnsaved } from '../../forms/unsaved-form';
import { showProblem } from '../../../shelf/stores/problems';
import { ApiError } from '../../../shelf/api/api-error';
import { codeText } from '../../calls/error-text';
import { clearMessage, showMessage } from '../../../shelf/stores/messages';
import { formErrorText } from '../../forms/form-error-text';
import { useAdminTexts } from '../../texts/admin-texts';
import type { NameFormik } from './name-form';
import { listedPlayerSchema, teamNameSchema } from '../team-schemas';
import {
  addPlayer,
  changePlayer,
  type DraftPlayer,
  findNumberProblem,
  isSameDraft,
  removePlayer,
  type TeamDraft,
} from './team-draft';

function pendingName(formik: NameFormik | null): string {
  return formik?.values.name.trim() ?? '';
}

/** Returns the message of a schema about a name, or null. */
function problemWith(schema: typeof teamNameSchema | typeof listedPlayerSchema, name: string): string | null {
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
  const ofPlayer = player && problemWith(listedPlayerSchema, player);
  return ofPlayer ? { text: ofPlayer, isOfPlayer: true } : null;
}

/** The player of the list that an answer of the server is about, by their place. */
const OF_PLAYER = /^players\.(\d+)\./;

/** Holds the team, the typed names that are not added yet, and the check before the confirmation. */
export function useTeamBuilder(initial: TeamDraft) {
  const { teams: teamAdminTexts } = useAdminTexts();
  const [draft, setDraft] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<DraftPlayer | undefined, string>>(new Map());
  const nameForm = useRef<NameFormik>(null);
  const playerForm = useRef<NameFormik>(null);
  useUnsaved(!isSameDraft(draft, initial));

  const setName = (name: string) => setDraft((last) => ({ ...last, name }));
  const setCategory = (categoryId: string) => setDraft((last) => ({ ...last, categoryId }));

  const problemOf = (player: DraftPlayer, beside: readonly DraftPlayer[]): string | null => {
    const ofNumber = findNumberProblem(player, beside);
    return ofNumber === null ? (refused.get(player) ?? null) : formErrorText(ofNumber);
  };

  const add = (players: readonly PlayerInList[]) => {
    if (draft.players.length + players.length <= MAX_PLAYERS)
      setDraft((last) => players.reduce(addPlayer, last));
    else showMessage('error', teamAdminTexts.builder.tooManyPlayers(MAX_PLAYERS));
  };

  /** Adds all players of a pasted list, or none where a name breaks a rule. */
  const addListed = (players: readonly PlayerInList[]) => {
    for (const { name } of players) {
      const problem = problemWith(listedPlayerSchema, name);
      if (problem) return showProblem(teamAdminTexts.builder.faulty(name, formErrorText(problem)));
    }
    add(players);
  };

  /** Shows what the server refuses beside the players that it is about. */
  const refuse = (error: unknown) => {
    const items = error instanceof ApiError ? error.items : [];
    setRefused(
      new Map(
        items.map(({ msg, path = '' }) => [draft.players[Number(OF_PLAYER.exec(path)?.[1])], codeText(msg)]),
      ),
    );
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
    const checked = player ? addPlayer({ ...draft, name }, readListedPlayer(player)) : { ...draft, name };
    setDraft(checked);
    setChecked(true);
    const [ofNumber] = checked.players.flatMap((each) => findNumberProblem(each, checked.players) ?? []);
    if (ofNumber === undefined) return checked;
    showProblem(formErrorText(ofNumber));
    return null;
  };

  const reset = (fresh: TeamDraft) => {
    setDraft(fresh);
    setChecked(false);
    nameForm.current?.resetForm({ values: { name: fresh.name } });
    playerForm.current?.resetForm();
  };

  const remove = (player: DraftPlayer) => setDraft((last) => removePlayer(last, player));
  const change = (player: DraftPlayer, fields: Partial<DraftPlayer>) =>
    setDraft((last) => changePlayer(last, player, fields));
  return {
    draft,
    isChecked,
    problemOf,
    addListed,
    refuse,
    change,
    nameForm,
    playerForm,
    setName,
    setCategory,
    add,
    remove,
    check,
    reset,
  };
}
