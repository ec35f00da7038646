import { Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../shelf/code/error-boundary';
import { laterCode, laterPart } from '../../../shelf/code/later';
import { showMessage } from '../../../shelf/stores/messages';
import { useTournaments } from '../../../shelf/stores/tournaments';
import { useSiteTexts } from '../../texts/site-texts';
import { useLater } from '../use-later';
import { IconButton } from '../../../shelf/ui/button';

const loadShare = laterCode(() => import('./share'));

const CalendarButton = laterPart(async () => (await loadShare()).loadCalendarButton());

/** Until then the calendar would compete with the first view for the connection. */
const TIME_TO_READ_MS = 5_000;

/** Shares the page, and offers the calendar of the cup. */
export function ShareButton() {
  const { navigation: navigationTexts } = useSiteTexts();
  const tournament = useTournaments((state) => state.currentTournament);
  const isRead = useLater(TIME_TO_READ_MS);
  if (!tournament) return null;
  return (
    <>
      <ErrorBoundary inPlace={null}>
        <Suspense>{isRead && <CalendarButton />}</Suspense>
      </ErrorBoundary>
      <IconButton
        label={navigationTexts.share}
        icon={<Share2 aria-hidden size={20} />}
        onClick={() =>
          void loadShare()
            .then(({ share }) => share(tournament))
            // Without a network the address of the page itself is shown.
            .catch(() => showMessage('success', window.location.href))
        }
      />
    </>
  );
}
