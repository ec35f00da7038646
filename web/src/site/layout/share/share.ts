import { paths } from '../../../shelf/addresses/paths';
import { chosenCategory, useTournaments } from '../../../shelf/stores/tournaments';
import { showMessage } from '../../../shelf/stores/messages';
import { shownSiteTexts } from '../../texts/site-texts';
import { shareAddress } from './share-address';

interface SharedCup {
  readonly name: string;
  readonly tournamentId: string;
}

function hasCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

async function loadTexts() {
  const texts = await import('../../texts/sharing/sharing-texts');
  await texts.loadSharingTexts();
  return texts;
}

/** Opens the device's share sheet for the current page, or copies its address if there is no share sheet. */
export async function share({ name, tournamentId }: SharedCup): Promise<void> {
  const url = shareAddress(window.location.href, tournamentId, chosenCategory(useTournaments.getState()));
  const { general } = shownSiteTexts();
  const title = window.location.pathname === paths.main ? general.siteName : name;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    const { shownSharingTexts } = await loadTexts();
    showMessage('success', shownSharingTexts().linkCopied);
  } catch (error) {
    if (!hasCancelled(error)) showMessage('success', url);
  }
}

/** The button of the calendar: no first view names its file and its texts, because this file does. */
export async function loadCalendarButton() {
  const [{ CalendarButton }] = await Promise.all([import('../../calendar/calendar-button'), loadTexts()]);
  return CalendarButton;
}
