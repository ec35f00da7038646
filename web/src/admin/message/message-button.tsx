import { Megaphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../shelf/code/error-boundary';
import { later } from '../../shelf/code/later';
import { useCupView } from '../../shelf/cup/cup-view';
import { useTournaments } from '../../shelf/stores/tournaments';
import { LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { useAdminTexts } from '../texts/admin-texts';
import { Modal } from '../ui/modal';
import ui from '../ui/ui.module.css';

const MessageForm = later(async () => (await import('./message-form')).MessageForm);

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
  const { errors, message: texts } = useAdminTexts();
  const cup = useTournaments((state) => state.currentTournament);
  const [isOpen, setOpen] = useState(false);
  if (!cup) return null;
  const { tournamentId, name } = cup;
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Megaphone aria-hidden size={18} />
        <span className={ui['label']}>{texts.title}</span>
      </button>
      <Modal
        isOpen={isOpen}
        title={name ? `${texts.title} – ${name}` : texts.title}
        losesForm
        onClose={close}
      >
        {isOpen && (
          <ErrorBoundary inPlace={<p>{errors.noAnswer}</p>}>
            <Suspense fallback={<Skeleton height="20rem" />}>
              <MessageOfCup tournamentId={tournamentId} onDone={close} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Modal>
    </>
  );
}
