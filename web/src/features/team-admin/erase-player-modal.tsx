import { TEAM_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import type { PublicTeamView, TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { useCurrentCup } from '../../shared/cup/cup-context';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { ClearProblem } from '../../shared/forms/clear-problem';
import { SubmitButton } from '../../shared/forms/form-buttons';
import { SelectField } from '../../shared/forms/formik-fields';
import { useAdminTexts } from '../../shared/texts/use-texts';
import { Modal, useLinger } from '../../shared/ui/dialog/modal';
import styles from './erase-player.module.css';
import { StoredTeams } from './stored-teams';

const schema = object({ playerId: string().required(TEAM_TEXTS.playerMissing) });

function ErasePlayerForm({ team, onDone }: { readonly team: TeamView; readonly onDone: () => void }) {
  const { erase: texts } = useAdminTexts().teams;
  const { tournamentId } = useCurrentCup();
  const send = useCupCall();
  const players = team.Players.map(({ playerId, name }) => ({ value: playerId, label: name }));
  const handleSubmit = async ({ playerId }: { playerId: string }) => {
    const payload = { tournamentId, playerId };
    const answer = await send({ call: 'erasePlayer', payload, successText: texts.success });
    if (answer.ok) onDone();
  };
  return (
    <Formik initialValues={{ playerId: '' }} validationSchema={schema} onSubmit={handleSubmit}>
      <Form className={styles['form']} noValidate>
        <ClearProblem />
        <SelectField name="playerId" label={texts.player} placeholder={texts.pick} choices={players} />
        <p>{texts.warning}</p>
        <p>{texts.instead}</p>
        <SubmitButton look="danger">{texts.confirm}</SubmitButton>
      </Form>
    </Formik>
  );
}

interface ErasePlayerModalProps {
  /** The team of whoever is to be erased; null while nobody is. */
  readonly team: PublicTeamView | null;
  readonly onClose: () => void;
}

/** Erases a player who is to be forgotten from the cup and from its history. */
export function ErasePlayerModal({ team, onClose }: ErasePlayerModalProps) {
  const { erase: texts } = useAdminTexts().teams;
  const shown = useLinger(team);
  return (
    <Modal isOpen={team !== null} title={texts.title} onClose={onClose}>
      {shown && (
        <StoredTeams height="20rem">
          {(teams) => {
            const team = teams.find(({ teamId }) => teamId === shown.teamId);
            return team && <ErasePlayerForm key={team.teamId} team={team} onDone={onClose} />;
          }}
        </StoredTeams>
      )}
    </Modal>
  );
}
