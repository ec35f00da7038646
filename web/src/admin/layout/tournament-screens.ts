import {
  CalendarClock,
  CalendarRange,
  ClipboardPen,
  History,
  ListOrdered,
  ListTodo,
  RectangleVertical,
  Shirt,
  Trophy,
} from 'lucide-react';
import { paths } from '../../shelf/addresses/paths';
import { planAddress } from '../addresses/plan-addresses';
import { useAdminTexts } from '../texts/admin-texts';

/** Returns the screens of a tournament: those that every tournament needs, and the others. */
export function useTournamentScreens() {
  const { admin, cards, history, plan, scorers, tableRules, today } = useAdminTexts();
  const { details, teams, fixture } = admin.options;
  return {
    main: [
      { to: paths.tournamentDetails, label: details, Icon: Trophy },
      { to: paths.adminTeams, label: teams, Icon: Shirt },
      { to: paths.fixture, label: fixture, Icon: CalendarRange },
    ],
    others: [
      { to: paths.adminToday, label: today.title, Icon: ListTodo },
      { to: paths.adminRules, label: tableRules.title, Icon: ListOrdered },
      { to: paths.adminCards, label: cards.title, Icon: RectangleVertical },
      { to: planAddress(), label: plan.title, Icon: CalendarClock },
      { to: paths.adminScorers, label: scorers.title, Icon: ClipboardPen },
      { to: paths.adminHistory, label: history.title, Icon: History },
    ],
  };
}
