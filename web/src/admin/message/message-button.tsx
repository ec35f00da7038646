import { Megaphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../shelf/code/error-boundary';
import { later } from '../../shelf/code/later';
import { useTournaments } from '../../shelf/stores/tournaments';
import { Skeleton } from '../../shelf/ui/content-states';
import { CurrentCup } from '../cup/current-cup';
import { useAdminTexts } from '../texts/admin-texts';
import { Modal } from '../ui/modal';
import ui from '../ui/ui.module.css';

const MessageForm = later(async () => (await import('./message-form')).MessageForm);

/** Opens the message to everybody who follows the current tournament. */
export function MessageButton({ className }: { readonly className: string | undefined }) {
  const { errors, message: texts } = useAdminTexts();
  const cup = useTournaments((state) => state.currentTournament);
  const [isOpen, setOpen] = useState(false);
  if (!cup) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Megaphone aria-hidden size={18} />
        <span className={ui['label']}>{texts.title}</span>
      </button>
      <Modal
        isOpen={isOpen}
        title={[texts.title, cup.name].filter(Boolean).join(' – ')}
        losesForm
        onClose={close}
      >
        {isOpen && (
          <ErrorBoundary inPlace={<p>{errors.noAnswer}</p>}>
            <Suspense fallback={<Skeleton height="20rem" />}>
              <CurrentCup isPublic>
                <MessageForm onDone={close} />
              </CurrentCup>
            </Suspense>
          </ErrorBoundary>
        )}
      </Modal>
    </>
  );
}
