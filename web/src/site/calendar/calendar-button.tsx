import { CalendarPlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { inCategory } from '@futsal-cup/domain/cup/in-category';
import { slashDate } from '../../shelf/cup/slash-date';
import {
  type ChosenTournament,
  chosenCategory,
  cupLanguage,
  useTournaments,
} from '../../shelf/stores/tournaments';
import { stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { useLanguage } from '../../shelf/texts/use-texts';
import { Button, ButtonLink, IconButton } from '../../shelf/ui/button';
import { useSharingTexts } from '../texts/sharing/sharing-texts';
import { useSiteTexts } from '../texts/site-texts';
import { calendarAddress } from './calendar-address';
import styles from './calendar.module.css';

function nameOf(cup: ChosenTournament, categoryId: string | undefined): string {
  const name = cup.name || slashDate(cup.date);
  return inCategory(cup.categories?.find((category) => category.categoryId === categoryId)?.name, name);
}

interface CalendarButtonProps {
  /** The team whose matches the calendar has; without one it has those that the page shows of the cup. */
  readonly team?: { readonly teamId: string; readonly name: string };
}

/** Offers the calendar of the cup, as an icon, or of a team, to subscribe to or to download. */
export function CalendarButton({ team }: CalendarButtonProps) {
  const texts = useSharingTexts();
  const { general } = useSiteTexts();
  const reader = useLanguage();
  const cup = useTournaments((state) => state.currentTournament);
  const category = useTournaments(chosenCategory);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  if (!cup) return null;
  const { tournamentId } = cup;
  const lang = reader === cupLanguage() ? undefined : reader;
  const address = calendarAddress({ tournamentId, category, team: team?.teamId, lang });
  const open = () => dialog.current?.showModal();
  const icon = <CalendarPlus aria-hidden size={20} />;
  return (
    <>
      {team ? (
        <Button look="night" onClick={open}>
          {icon}
          {texts.add}
        </Button>
      ) : (
        <IconButton label={texts.add} icon={icon} onClick={open} />
      )}
      <dialog
        ref={dialog}
        className={`${styles['dialog']} ${looks['offPaper']}`}
        aria-labelledby={titleId}
        onClick={({ target }) => target === dialog.current && dialog.current.close()}
      >
        <div className={stack(4, styles['content'])}>
          <h2 id={titleId}>{texts.add}</h2>
          <p lang={cupLanguage()}>{team?.name ?? nameOf(cup, category)}</p>
          <p>{texts.follows}</p>
          <ButtonLink isWide reloadDocument to={`webcal://${window.location.host}${address}`}>
            {texts.subscribe}
          </ButtonLink>
          <label className={stack(1)}>
            {texts.address}
            <input
              readOnly
              value={window.location.origin + address}
              onFocus={(event) => event.target.select()}
            />
          </label>
          <ButtonLink isWide reloadDocument look="secondary" to={address} download="futsal-cup.ics">
            {texts.download}
          </ButtonLink>
          <p className={looks['soft']}>{texts.stays}</p>
          <Button look="secondary" isWide onClick={() => dialog.current?.close()}>
            {general.close}
          </Button>
        </div>
      </dialog>
    </>
  );
}
