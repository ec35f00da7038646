import { Share2 } from 'lucide-react';
import { laterCode } from '../../../shelf/code/later';
import { showMessage } from '../../../shelf/stores/messages';
import { useTournaments } from '../../../shelf/stores/tournaments';
import { useSiteTexts } from '../../texts/site-texts';
import { IconButton } from '../../../shelf/ui/button';
import type { SharedCup } from './share';

const loadShare = laterCode(() => import('./share'));

/** Shares the cup. If the code cannot be loaded because there is no network, the address of the page itself is shown. */
async function shareCup(tournament: SharedCup): Promise<void> {
  try {
    const { share } = await loadShare();
    await share(tournament);
  } catch {
    showMessage('success', window.location.href);
  }
}

export function ShareButton() {
  const { navigation: navigationTexts } = useSiteTexts();
  const tournament = useTournaments((state) => state.currentTournament);
  if (!tournament) return null;
  return (
    <IconButton
      label={navigationTexts.share}
      icon={<Share2 aria-hidden size={20} />}
      onPointerEnter={() => void loadShare().catch(() => undefined)}
      onClick={() => void shareCup(tournament)}
    />
  );
}
