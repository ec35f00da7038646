import type { Plan } from '@futsal-cup/domain/plan/find-plan';
import { useAdminTexts } from '../../texts/admin-texts';
import type { PlanWords } from '../draft/plan-words';
import { FreePlace, MatchAtPlace } from './board-place';
import { type BoardView, groupBy, listPlaces, type Place } from './board-places';
import { useMoving } from './use-moving';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from './timetable.module.css';

interface BoardProps {
  readonly plan: Plan;
  readonly words: PlanWords;
  readonly view: BoardView;
  /** The conflicts that are shown at each match. */
  readonly conflictsOf: ReadonlyMap<number, readonly string[]>;
  readonly refereeOf: readonly (number | null)[];
  readonly onMove: (slots: readonly number[]) => void;
}

/**
 * Shows every match at its time and court. To move a match, the person chooses it and then its new slot, by pointer or
 * keyboard, or drags it there. A match in that slot changes places with it.
 */
export function PlanBoard({ plan, words, view, conflictsOf, refereeOf, onMove }: BoardProps) {
  const { found: texts } = useAdminTexts().plan;
  const { board, ...moving } = useMoving(plan, onMove);
  const { picked, isDragged, pick } = moving;
  // Nothing may move below the pointer during a drag.
  const places = listPlaces(plan, view, picked !== null && !isDragged);

  const drawPlace = (place: Place) => {
    const { slot, match } = place;
    const shared = { place, words, view, moving };
    if (match === null) return <FreePlace key={`slot ${slot}`} {...shared} />;
    const [conflicts, referee] = [conflictsOf.get(match) ?? [], refereeOf[match] ?? null];
    return <MatchAtPlace key={`match ${match}`} {...shared} {...{ match, conflicts, referee }} />;
  };

  const groups =
    view === 'time' ? groupBy(places, ({ start }) => start) : groupBy(places, ({ court }) => court ?? -1);
  return (
    <div
      ref={board}
      className={stack(4, styles['board'])}
      data-view={view}
      onKeyDown={({ key }) => {
        if (key === 'Escape') pick(null);
      }}
    >
      <p className={ui['hint']} aria-live="polite">
        {picked === null ? texts.moveHint : texts.moving(words.match(picked))}
      </p>
      <div className={stack(4, styles['columns'])}>
        {groups
          .sort(([a], [b]) => a - b)
          .map(([group, ofGroup]) => (
            <section key={group} className={stack(2, styles['part'])}>
              <h3>{view === 'time' ? words.moment(group) : words.court(group)}</h3>
              <ul className={stack(2, styles['places'])}>{ofGroup.map(drawPlace)}</ul>
            </section>
          ))}
      </div>
    </div>
  );
}
