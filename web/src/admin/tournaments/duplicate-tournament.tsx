import { COPIED_PARTS } from '@futsal-cup/domain/commands/duplicate-cup';
import { MAX_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { reloadTournaments } from '../../shelf/cup/reload';
import { SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
import { TextField } from '../forms/formik-fields';
import { RadioField } from '../forms/radio-field';
import { useFormCall } from '../forms/use-form-call';
import { paths } from '../../shelf/addresses/paths';
import { chooseTournament } from '../../shelf/stores/tournaments';
import { useAdminTexts } from '../texts/admin-texts';
import { copySchema } from './details/details-schema';

interface DuplicateTournamentProps {
  readonly tournament: TournamentListItem;
  readonly onDone: () => void;
}

/** Renders the form that copies a cup, and opens the copy. */
export function DuplicateTournament({ tournament, onDone }: DuplicateTournamentProps) {
  const { duplicate: texts } = useAdminTexts().keep;
  const { submit } = useFormCall();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const { tournamentId, name } = tournament;
  const initialValues = { name, date: '', copy: 'teams' as (typeof COPIED_PARTS)[number] };
  const choices = COPIED_PARTS.map((value) => ({ value, label: texts[value] }));

  const handleSubmit = async (values: typeof initialValues) => {
    const payload = { tournamentId, ...values, name: visibleText(values.name) };
    const answer = await submit({ call: 'duplicateTournament', payload, successText: texts.success });
    if (!answer.ok) return;
    chooseTournament(answer.data.tournamentDetails);
    onDone();
    void navigate(paths.tournamentOptions);
    await reloadTournaments(mutate);
  };
  return (
    <FormFrame initialValues={initialValues} validationSchema={copySchema} onSubmit={handleSubmit}>
      <TextField name="name" label={texts.name} maxLength={MAX_TOURNAMENT_NAME_LENGTH} autoComplete="off" />
      <TextField name="date" label={texts.date} type="date" />
      <RadioField name="copy" label={texts.copy} choices={choices} />
      <SubmitButton>{texts.submit}</SubmitButton>
    </FormFrame>
  );
}
