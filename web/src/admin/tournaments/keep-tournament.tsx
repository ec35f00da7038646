import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import { Archive, ArchiveRestore, Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { reloadTournaments } from '../../shelf/cup/reload';
import { ActionButton } from '../forms/form-buttons';
import { useFormCall } from '../forms/use-form-call';
import { paths } from '../../shelf/addresses/paths';
import { clearTournament } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { useAdminTexts } from '../texts/admin-texts';
import { Button } from '../../shelf/ui/button';
import { ConfirmModal } from '../ui/confirm-modal';
import { Modal } from '../ui/modal';
import { DeleteTournament } from './delete-tournament';
import { DuplicateTournament } from './duplicate-tournament';
import { cluster } from '../../shelf/styles/layout';
import { useArchived } from './use-archived';

type Action = 'duplicate' | 'archive' | 'remove';

/** Copies, archives, puts back or deletes a whole cup. */
export function KeepTournament({ tournament }: { readonly tournament: TournamentListItem }) {
  const { tournaments } = useTexts();
  const { keep: texts } = useAdminTexts();
  const { submit } = useFormCall();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Action | null>(null);
  const close = () => setOpen(null);
  const { archived, putBack } = useArchived();
  const { tournamentId } = tournament;
  const isArchived = archived?.some((other) => other.tournamentId === tournamentId) ?? false;

  const handleArchive = async () => {
    const payload = { tournamentId, isArchived: true };
    const answer = await submit({ call: 'archiveTournament', payload, successText: texts.archive.success });
    if (!answer.ok) return;
    close();
    clearTournament();
    void navigate(paths.admin);
    await reloadTournaments(mutate);
  };
  return (
    <section className={cluster(3)} aria-label={texts.title}>
      <Button look="secondary" onClick={() => setOpen('duplicate')}>
        <Copy aria-hidden size={20} />
        {texts.duplicate.button}
      </Button>
      {isArchived ? (
        <ActionButton look="secondary" onClick={() => void putBack(tournamentId)}>
          <ArchiveRestore aria-hidden size={20} />
          {texts.archive.putBack}
        </ActionButton>
      ) : (
        <Button look="secondary" onClick={() => setOpen('archive')}>
          <Archive aria-hidden size={20} />
          {texts.archive.button}
        </Button>
      )}
      <Button look="secondary" onClick={() => setOpen('remove')}>
        <Trash2 aria-hidden size={20} />
        {texts.remove.button}
      </Button>
      <Modal isOpen={open === 'duplicate'} title={texts.duplicate.title} losesForm onClose={close}>
        <DuplicateTournament tournament={tournament} onDone={close} />
      </Modal>
      <ConfirmModal
        isOpen={open === 'archive'}
        title={texts.archive.title}
        confirmText={texts.archive.confirm}
        onConfirm={() => void handleArchive()}
        onClose={close}
      >
        <p>{texts.archive.warning(tournament.name || tournaments.noName)}</p>
      </ConfirmModal>
      <Modal isOpen={open === 'remove'} title={texts.remove.title} onClose={close}>
        {open === 'remove' && <DeleteTournament tournament={tournament} onDone={close} />}
      </Modal>
    </section>
  );
}
