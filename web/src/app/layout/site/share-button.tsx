import { Share2 } from 'lucide-react';
import { shareAddress } from '../../../shared/paths/paths';
import { showMessage } from '../../../shared/stores/messages';
import { useTournaments } from '../../../shared/stores/tournaments';
import { shownTexts, useTexts } from '../../../shared/texts/use-texts';
import { IconButton } from '../../../shared/ui/button';

function hasCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Opens the device's share sheet for the page of the chosen cup, or copies its address where there is none. */
async function share(title: string, url: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showMessage('success', shownTexts().publicTexts.navigation.linkCopied);
  } catch (error) {
    if (!hasCancelled(error)) showMessage('success', url);
  }
}

export function ShareButton() {
  const { navigation: navigationTexts } = useTexts();
  const tournament = useTournaments((state) => state.currentTournament);
  if (!tournament) return null;
  return (
    <IconButton
      label={navigationTexts.share}
      icon={<Share2 aria-hidden size={20} />}
      onClick={() => void share(tournament.name, shareAddress(window.location.href, tournament.tournamentId))}
    />
  );
}
