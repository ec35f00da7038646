import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { inTournament, paths } from '../../shelf/addresses/paths';
import { slashDate } from '../../shelf/cup/slash-date';
import { Button } from '../../shelf/ui/button';
import { useAdminTexts } from '../texts/admin-texts';
import { Modal } from '../ui/modal';
import styles from './visitors-code.module.css';
import { LinkCode, WaysToShare } from './ways-to-share';

interface VisitorsCodeProps {
  readonly tournament: TournamentListItem;
}

/** Shows the QR code of the cup's page, and a poster with it that only the printer draws. */
function CodeAndPoster({ tournament, onDone }: VisitorsCodeProps & { readonly onDone: () => void }) {
  const { visitorsCode: texts } = useAdminTexts();
  const { tournamentId, name, date } = tournament;
  const address = window.location.origin + inTournament(paths.home, tournamentId);
  const code = <LinkCode address={address} label={texts.label} />;
  return (
    <>
      <p>{texts.hint}</p>
      <WaysToShare address={address} title={name} code={code} print={texts.print} onDone={onDone} />
      {createPortal(
        <div className={styles['poster']} aria-hidden>
          <p className={styles['name']}>{name || slashDate(date)}</p>
          <p>{texts.scan}</p>
          <div className={styles['code']}>{code}</div>
          <p>{window.location.host}</p>
        </div>,
        document.body,
      )}
    </>
  );
}

/** Offers the QR code with which visitors open the page of the cup. */
export function VisitorsCode({ tournament }: VisitorsCodeProps) {
  const { visitorsCode: texts } = useAdminTexts();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <QrCode aria-hidden size={20} />
        {texts.title}
      </Button>
      <Modal isOpen={isOpen} title={texts.title} onClose={close}>
        {isOpen && <CodeAndPoster tournament={tournament} onDone={close} />}
      </Modal>
    </>
  );
}
