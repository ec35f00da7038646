import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { inTournament, paths } from '../../../shelf/addresses/paths';
import { autoGrid, stack } from '../../../shelf/styles/layout';
import { useCurrentCup } from '../../cup/cup-context';
import { VisitorsCode } from '../../links/visitors-code';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { planStepAddress } from '../plan-steps';

interface NextTasksProps {
  /** Whether the plan has just been applied. The panel then takes the focus, because the button that applied the plan is gone. */
  readonly isNew: boolean;
}

/** Leads to what an organiser does after a plan is published. */
export function NextTasks({ isNew }: NextTasksProps) {
  const { scorers, plan, visitorsCode } = useAdminTexts();
  const { published: texts, apply } = plan;
  const cup = useCurrentCup();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  const tasks = [
    { to: paths.adminScorers, name: texts.scorers, why: scorers.about },
    { to: inTournament(paths.matches, cup.tournamentId), name: apply.see, why: texts.whyMatches },
    { to: planStepAddress('day'), name: apply.seeDay, why: texts.whyDay },
  ];
  return (
    <div ref={place} className={styles['tasks']} tabIndex={-1}>
      <Panel title={texts.next}>
        <ul className={autoGrid(3)}>
          {tasks.map(({ to, name, why }) => (
            <li key={to} className={styles['item']}>
              <Link className={ui['link']} to={to}>
                {name}
                <ArrowRight aria-hidden size={20} />
              </Link>
              <p className={ui['hint']}>{why}</p>
            </li>
          ))}
          <li className={stack(2, styles['item'])}>
            <VisitorsCode tournament={cup} />
            <p className={ui['hint']}>{visitorsCode.hint}</p>
          </li>
        </ul>
      </Panel>
    </div>
  );
}
