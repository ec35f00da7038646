import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { submitForm } from '../calls/submit-form';
import { useView } from '../../shelf/api/use-view';
import { reloadTournaments } from '../../shelf/cup/reload';
import { ActionButton, SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
import { TextField } from '../forms/formik-fields';
import { useFormCall } from '../forms/use-form-call';
import { paths } from '../../shelf/addresses/paths';
import { jsonFile, saveFile } from '../../shelf/lists/save-file';
import { clearTournament } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { useAdminTexts } from '../texts/admin-texts';
import { offerUndo } from '../undo/undo-button';
import { LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { typedNameSchema } from './details/details-schema';

interface DeleteTournamentProps {
  readonly tournament: TournamentListItem;
  readonly onDone: () => void;
}

/**
 * Shows how much would be deleted, and offers a backup file first. Both need the current state of the tournament, so the form appears only
 * after that state is loaded. The name is read from it too, because the tournament may have been renamed since it was chosen.
 */
export function DeleteTournament({ tournament: { tournamentId }, onDone }: DeleteTournamentProps) {
  const [openedAt] = useState(() => Date.now());
  const { data, isError, refetch } = useView(`cup-file ${tournamentId} ${openedAt}`, () =>
    submitForm({ call: 'getCupFile', payload: { tournamentId } }),
  );
  if (!data) return isError ? <LoadFailed onTryAgain={() => void refetch()} /> : <Skeleton height="20rem" />;
  return (
    <DeleteForm
      tournamentId={tournamentId}
      cupFile={data.cupFile}
      onDone={onDone}
      onRefused={() => void refetch()}
    />
  );
}

interface DeleteFormProps {
  readonly tournamentId: string;
  readonly cupFile: Calls['getCupFile']['response']['cupFile'];
  readonly onDone: () => void;
  readonly onRefused: () => void;
}

/** Deletes a cup whose name was typed, after a backup was offered. */
function DeleteForm({ tournamentId, cupFile, onDone, onRefused }: DeleteFormProps) {
  const { tournaments } = useTexts();
  const { confirm, keep } = useAdminTexts();
  const texts = keep.remove;
  const { submit } = useFormCall();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const { name, categories = [] } = cupFile;
  const parts = [cupFile, ...categories];
  const teams = parts.flatMap((part) => part.teams);
  const matches = parts.flatMap((part) => part.matches);

  const handleSubmit = async (values: { name: string }) => {
    const payload = { tournamentId, ...values };
    const answer = await submit({ call: 'deleteTournament', payload, successText: texts.success });
    if (!answer.ok) return onRefused();
    if (answer.entryId) offerUndo(texts.success, answer.entryId);
    clearTournament();
    onDone();
    void navigate(paths.admin);
    await reloadTournaments(mutate);
  };
  return (
    <FormFrame
      initialValues={{ name: '' }}
      validationSchema={typedNameSchema(name)}
      onSubmit={handleSubmit}
      mayBeLeft
    >
      <p>
        {texts.warning(name || tournaments.noName, teams.length, matches.length)} {confirm.canUndo}
      </p>
      <ActionButton
        look="secondary"
        onClick={() => saveFile(`${name || tournamentId}.json`, jsonFile(cupFile))}
      >
        <Download aria-hidden size={20} />
        {texts.backup}
      </ActionButton>
      <p>{texts.backupHint}</p>
      <TextField name="name" label={name ? texts.typeName(name) : texts.noName} autoComplete="off" />
      <SubmitButton look="danger">{texts.confirm}</SubmitButton>
    </FormFrame>
  );
}
