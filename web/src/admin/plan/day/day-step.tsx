import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { useState } from 'react';
import { allMatches } from '../../../shelf/cup/all-matches';
import type { Match } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { slashDate } from '../../../shelf/cup/slash-date';
import { useAdminTexts } from '../../texts/admin-texts';
import { EmptyText } from '../../../shelf/ui/content-states';
import { Panel } from '../../ui/panel';
import { PlanSelect } from '../plan-fields';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import dayStyles from './day.module.css';
import { askFor, type AskedMove } from './asked-moves';
import { useMatchLine } from './match-line';
import { MatchMoves } from './match-moves';
import { MovePreview } from './move-preview';
import { isBegun } from './is-begun';

/** Returns the day to start with: today if there are matches today, else the first day that still has matches to play. */
function firstDay(matches: readonly Match[], days: readonly string[], timeZone: string): string {
  const today = todayIn(timeZone, Date.now());
  if (days.includes(today)) return today;
  const coming = matches.filter((match) => !isBegun(match)).map(({ date }) => date);
  return coming.sort()[0] ?? days.at(-1) ?? '';
}

/** Shows the matches that have begun and can no longer be moved, folded. */
function BegunMatches({ matches }: { readonly matches: readonly Match[] }) {
  const { day: texts } = useAdminTexts().plan;
  const matchLine = useMatchLine();
  if (matches.length === 0) return null;
  return (
    <details>
      <summary className={styles['summary']}>{texts.begun(matches.length)}</summary>
      <ul className={stack(2)}>
        {matches.map((match) => (
          <li key={match.matchId} className={dayStyles['match']} data-is-begun>
            {matchLine(match)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Shows the matches of a day and offers to delay all from one match on, to swap two, or to move a single one. */
export function DayStep() {
  const { day: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const matches = allMatches(cup);
  const days = [...new Set(matches.map(({ date }) => date))].sort();
  const [chosenDay, setDay] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState<readonly AskedMove[] | null>(null);
  const day =
    chosenDay !== null && days.includes(chosenDay) ? chosenDay : firstDay(matches, days, cup.timeZone);
  const ofDay = matches
    .filter(({ date }) => date === day)
    .sort((a, b) => (`${a.time} ${a.location}` < `${b.time} ${b.location}` ? -1 : 1));

  const coming = ofDay.filter((match) => !isBegun(match));
  const matchLine = useMatchLine();

  if (matches.length === 0) return <EmptyText text={texts.none} />;
  return (
    <Panel title={texts.title}>
      <p className={ui['hint']}>{texts.hint}</p>
      {days.length > 1 && (
        <PlanSelect
          label={texts.day}
          value={day}
          choices={days.map((date) => ({ value: date, label: slashDate(date) }))}
          onType={setDay}
        />
      )}
      {coming.length === 0 && <p>{texts.allBegun}</p>}
      <BegunMatches matches={ofDay.filter(isBegun)} />
      <ul className={stack(2)}>
        {coming.map((match) => (
          <li key={match.matchId} className={stack(2)}>
            <button
              type="button"
              className={dayStyles['match']}
              aria-expanded={chosen === match.matchId}
              onClick={() => setChosen(chosen === match.matchId ? null : match.matchId)}
            >
              {matchLine(match)}
            </button>
            {chosen === match.matchId && (
              <MatchMoves match={match} others={ofDay} onMoves={(moves) => setAsked(askFor(cup, moves))} />
            )}
          </li>
        ))}
      </ul>
      <MovePreview asked={asked} onClose={() => setAsked(null)} onMoved={() => setChosen(null)} />
    </Panel>
  );
}
