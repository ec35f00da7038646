import { useEffect, useState } from 'react';
import { followOtherTabs } from '../../../shelf/stores/user';
import { NoAccess } from '../access/no-access';
import { OpenLink } from '../access/open-link';
import { type Access, accessIdOf } from '../../outbox/desk/access';
import { type Desk, DeskContext } from '../../outbox/desk/desk';
import { takeKeyFromAddress } from '../../outbox/desk/link-key';
import { useSending } from '../../outbox/desk/use-outbox';
import { useScorerTexts } from '../../texts/scorer-texts';
import { KeptEntries } from '../../outbox/notices/blocked-notice';
import { accessOfAddress, forgetTournamentOfAddress } from './address';
import { PageHead } from './page-head';
import { ScoredMatches } from './scored-matches';

interface ScorePageProps {
  readonly desk: Desk;
  /** The key from the address. */
  readonly firstKey: string | null;
}

/** Renders the page of the scorers: a link to open, a request for a link, or the matches. */
export function ScorePage({ desk, firstKey }: ScorePageProps) {
  const { pageTitle } = useScorerTexts().general;
  const [linkKey, setLinkKey] = useState(firstKey);
  const [access, setAccess] = useState<Access | null>(accessOfAddress);
  const [isAsking, setIsAsking] = useState(false);
  useSending(desk);
  useEffect(followOtherTabs, []);

  useEffect(() => {
    document.title = `${pageTitle} · Futsal Cup`;
  }, [pageTitle]);

  // Another link that is opened in the same tab changes only the fragment of the address, so the browser does not load the page again.
  useEffect(() => {
    const handleHash = () => {
      const key = takeKeyFromAddress();
      if (key !== null) setLinkKey(key);
    };
    window.addEventListener('hashchange', handleHash);
    return () => window.removeEventListener('hashchange', handleHash);
  }, []);

  const handleOpened = (opened: Access) => {
    forgetTournamentOfAddress();
    setAccess(opened);
    setLinkKey(null);
    setIsAsking(false);
  };

  const head = <PageHead access={linkKey === null && !isAsking ? access : null} />;
  const isScoring = linkKey === null && access !== null && !isAsking;
  return (
    <DeskContext value={desk}>
      {isScoring ? (
        <ScoredMatches
          key={`${accessIdOf(access)} ${access.tournamentId}`}
          access={access}
          head={head}
          onOtherLink={() => setIsAsking(true)}
        />
      ) : (
        <>
          {head}
          <KeptEntries />
          {linkKey === null ? (
            <NoAccess onKey={setLinkKey} />
          ) : (
            <OpenLink key={linkKey} linkKey={linkKey} onOpened={handleOpened} />
          )}
        </>
      )}
    </DeskContext>
  );
}
