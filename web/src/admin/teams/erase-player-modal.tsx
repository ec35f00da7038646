import { TEAM_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import type { NamesakeView } from '@futsal-cup/domain/contracts/views/history-views';
import type { PublicTeamView, TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useState } from 'react';
import { object, string } from 'yup';
import { useCurrentCup } from '../cup/cup-context';
import { useCupCall } from '../calls/use-cup-call';
import { SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
import { SelectField } from '../forms/formik-fields';
import { useAdminTexts } from '../texts/admin-texts';
import { Modal, useLinger } from '../ui/modal';
import { Namesakes } from './namesakes';
import { playerInWords } from './player-in-words';
import { StoredTeams } from './stored-teams';

const schema = object({ playerId: string().required(TEAM_TEXTS.playerMissing) });

/** The erased name, and the players who still have it. */
interface Erased {
  readonly name: string;
  readonly namesakes: readonly NamesakeView[];
}

interface ErasePlayerFormProps {
  readonly team: TeamView;
  readonly onErased: (erased: Erased) => void;
}

function ErasePlayerForm({ team, onErased }: ErasePlayerFormProps) {
  const { erase: texts } = useAdminTexts().teams;
  const { tournamentId } = useCurrentCup();
  const send = useCupCall();
  const players = team.Players.map((player) => ({ value: player.playerId, label: playerInWords(player) }));
  const handleSubmit = async ({ playerId }: { playerId: string }) => {
    const name = team.Players.find((player) => player.playerId === playerId)?.name ?? '';
    const payload = { tournamentId, playerId };
    const answer = await send({ call: 'erasePlayer', payload, successText: texts.success });
    if (answer.ok) onErased({ name, namesakes: answer.data.namesakes });
  };
  return (
    <FormFrame initialValues={{ playerId: '' }} validationSchema={schema} onSubmit={handleSubmit} mayBeLeft>
      <SelectField name="playerId" label={texts.player} placeholder={texts.pick} choices={players} />
      <p>{texts.warning}</p>
      <p>{texts.instead}</p>
      <SubmitButton look="danger">{texts.confirm}</SubmitButton>
    </FormFrame>
  );
}

/** Asks for the player to erase, and then what to do about the same name in other teams. */
function ErasePlayer({ teamId, onDone }: { readonly teamId: string; readonly onDone: () => void }) {
  const [erased, setErased] = useState<Erased | null>(null);
  const handleErased = (just: Erased) => (just.namesakes.length > 0 ? setErased(just) : onDone());
  if (erased) return <Namesakes name={erased.name} found={erased.namesakes} onDone={onDone} />;
  return (
    <StoredTeams height="20rem">
      {(teams) => {
        const team = teams.find((each) => each.teamId === teamId);
        return team && <ErasePlayerForm team={team} onErased={handleErased} />;
      }}
    </StoredTeams>
  );
}

interface ErasePlayerModalProps {
  /** The team of the player; null while the modal is closed. */
  readonly team: PublicTeamView | null;
  readonly onClose: () => void;
}

/** Erases a player from the cup and from its history. */
export function ErasePlayerModal({ team, onClose }: ErasePlayerModalProps) {
  const { erase: texts } = useAdminTexts().teams;
  const shown = useLinger(team);
  return (
    <Modal isOpen={team !== null} title={texts.title} onClose={onClose}>
      {shown && <ErasePlayer key={shown.teamId} teamId={shown.teamId} onDone={onClose} />}
    </Modal>
  );
}
