import { useEffect, useState } from 'react';
import { addressOfMatch, matchOfAddress } from './address';

/** Returns the open match. It is in the address, so that a reload keeps it open and the phone's back button closes it. */
export function useOpenMatch() {
  const [matchId, setMatchId] = useState(matchOfAddress);

  useEffect(() => {
    const handlePop = () => setMatchId(matchOfAddress());
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  }, []);

  const show = (next: string | null) => {
    window.history.pushState(null, '', addressOfMatch(next));
    setMatchId(next);
    window.scrollTo(0, 0);
  };
  return { matchId, show };
}
