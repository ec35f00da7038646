import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { inTournament } from '../../shelf/addresses/paths';
import { TV_PATH } from '../../shelf/addresses/tv-path';
import { Button } from '../../shelf/ui/button';
import { useAdminTexts } from '../texts/admin-texts';
import { Modal } from '../ui/modal';
import { Poster, visitorsAddress } from './poster';
import styles from './visitors-code.module.css';
import { LinkCode, WaysToShare } from './ways-to-share';

interface VisitorsCodeProps {
  readonly tournament: TournamentListItem;
}

/** Shows the QR code of the cup's page, and a poster with it that only the printer draws. */
function CodeAndPoster({ tournament, onDone }: VisitorsCodeProps & { readonly onDone: () => void }) {
  const { visitorsCode: texts } = useAdminTexts();
  const address = visitorsAddress({ tournament });
  const screen = window.location.origin + inTournament(TV_PATH, tournament.tournamentId);
  const code = <LinkCode address={address} label={texts.label} />;
  return (
    <>
      <p>{texts.hint}</p>
      <WaysToShare
        address={address}
        title={tournament.name}
        code={code}
        print={texts.print}
        onDone={onDone}
      />
      <p>
        {texts.screen}{' '}
        <a className={styles['screen']} href={screen} target="_blank" rel="noreferrer">
          {screen}
        </a>
      </p>
      {createPortal(
        <div className={styles['alone']} aria-hidden>
          <Poster tournament={tournament} />
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
