import { allMatches } from '../../../shelf/cup/all-matches';
import { slashDate } from '../../../shelf/cup/slash-date';
import { stack } from '../../../shelf/styles/layout';
import { Button } from '../../../shelf/ui/button';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import dayStyles from '../day/day.module.css';
import { isBegun } from '../day/is-begun';
import { useMatchLine } from '../day/match-line';
import { NextTasks } from './next-tasks';

interface PublishedMatchesProps {
  /** Whether the plan has just been applied. */
  readonly isNew: boolean;
  readonly onPlanAgain: () => void;
}

/** Shows what comes next, and the matches of the published plan as they are now: what was moved on the day, and what was played. */
export function PublishedMatches({ isNew, onPlanAgain }: PublishedMatchesProps) {
  const { published: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const matchLine = useMatchLine();
  const matches = allMatches(cup).sort((a, b) => {
    const [one, other] = [a, b].map(({ date, time, location }) => `${date} ${time} ${location}`);
    return (one ?? '') < (other ?? '') ? -1 : 1;
  });
  const days = [...new Set(matches.map(({ date }) => date))];
  return (
    <>
      <NextTasks isNew={isNew} />
      <Panel
        title={texts.title}
        actions={
          <Button look="secondary" onClick={onPlanAgain}>
            {texts.again}
          </Button>
        }
      >
        {days.map((day) => (
          <section key={day} className={stack(2)}>
            <h3>{slashDate(day)}</h3>
            <ul className={stack(2)}>
              {matches
                .filter(({ date }) => date === day)
                .map((match) => (
                  <li
                    key={match.matchId}
                    className={dayStyles['match']}
                    data-is-begun={isBegun(match) || undefined}
                  >
                    {matchLine(match)}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Panel>
    </>
  );
}
