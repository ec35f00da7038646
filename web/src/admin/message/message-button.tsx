import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useCupView } from '../../shelf/cup/cup-view';
import { useTournaments } from '../../shelf/stores/tournaments';
import { LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { useAdminTexts } from '../texts/admin-texts';
import { Modal } from '../ui/modal';
import ui from '../ui/ui.module.css';
import { MessageForm } from './message-form';

interface MessageOfCupProps {
  readonly tournamentId: string;
  readonly onDone: () => void;
}

function MessageOfCup({ tournamentId, onDone }: MessageOfCupProps) {
  const { data, isError, refetch } = useCupView(tournamentId);
  if (data) return <MessageForm cup={data.cup} onDone={onDone} />;
  return isError ? <LoadFailed onTryAgain={() => void refetch()} /> : <Skeleton height="20rem" />;
}

/** Opens the message to everybody who follows the current tournament. */
export function MessageButton({ className }: { readonly className: string | undefined }) {
  const { message: texts } = useAdminTexts();
  const tournamentId = useTournaments((state) => state.currentTournament?.tournamentId);
  const [isOpen, setOpen] = useState(false);
  if (!tournamentId) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Megaphone aria-hidden size={18} />
        <span className={ui['label']}>{texts.title}</span>
      </button>
      <Modal isOpen={isOpen} title={texts.title} losesForm onClose={close}>
        {isOpen && <MessageOfCup tournamentId={tournamentId} onDone={close} />}
      </Modal>
    </>
  );
}
