import {
  CalendarClock,
  CalendarRange,
  ClipboardPen,
  History,
  ListOrdered,
  ListTodo,
  Printer,
  Megaphone,
  RectangleVertical,
  Share2,
  Shirt,
  Trophy,
} from 'lucide-react';
import { paths } from '../../shelf/addresses/paths';
import { planAddress } from '../addresses/plan-addresses';
import { useTournaments } from '../../shelf/stores/tournaments';
import { useAdminTexts } from '../texts/admin-texts';
import { isMatchDay } from '../today/match-day';

/** Returns the screens of a tournament: those that every tournament needs, and the others. On a match day the first one is Today. */
export function useTournamentScreens() {
  const { admin, cards, history, plan, print, scorers, share, speaker, tableRules, today } = useAdminTexts();
  const { details, teams, fixture } = admin.options;
  const isToday = useTournaments(
    ({ currentTournament }) => currentTournament && isMatchDay(currentTournament),
  );
  const day = { to: paths.adminToday, label: today.title, Icon: ListTodo };
  return {
    main: [
      ...(isToday ? [day] : []),
      { to: paths.tournamentDetails, label: details, Icon: Trophy },
      { to: paths.adminTeams, label: teams, Icon: Shirt },
      { to: paths.fixture, label: fixture, Icon: CalendarRange },
    ],
    others: [
      ...(isToday ? [] : [day]),
      { to: paths.adminRules, label: tableRules.title, Icon: ListOrdered },
      { to: paths.adminCards, label: cards.title, Icon: RectangleVertical },
      { to: planAddress(), label: plan.title, Icon: CalendarClock },
      { to: paths.adminScorers, label: scorers.title, Icon: ClipboardPen },
      { to: paths.adminPrint, label: print.title, Icon: Printer },
      { to: paths.adminShare, label: share.title, Icon: Share2 },
      { to: paths.adminSpeaker, label: speaker.title, Icon: Megaphone },
      { to: paths.adminHistory, label: history.title, Icon: History },
    ],
  };
}
