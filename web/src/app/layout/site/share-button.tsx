import { Share2 } from 'lucide-react';
import { laterCode } from '../../../shared/code/later';
import { useTournaments } from '../../../shared/stores/tournaments';
import { useTexts } from '../../../shared/texts/use-texts';
import { IconButton } from '../../../shared/ui/button';

const loadShare = laterCode(() => import('./share'));

export function ShareButton() {
  const { navigation: navigationTexts } = useTexts();
  const tournament = useTournaments((state) => state.currentTournament);
  if (!tournament) return null;
  return (
    <IconButton
      label={navigationTexts.share}
      icon={<Share2 aria-hidden size={20} />}
      onClick={() => void loadShare().then(({ share }) => share(tournament))}
    />
  );
}
