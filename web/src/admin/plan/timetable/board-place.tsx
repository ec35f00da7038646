import { useAdminTexts } from '../../texts/admin-texts';
import type { PlanWords } from '../draft/plan-words';
import type { BoardView, Place } from './board-places';
import type { Moving } from './use-moving';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from './timetable.module.css';

interface PlaceProps {
  readonly place: Place;
  readonly words: PlanWords;
  readonly view: BoardView;
  readonly moving: Moving;
}

interface MatchProps extends PlaceProps {
  readonly match: number;
  readonly conflicts: readonly string[];
  readonly referee: number | null;
}

function MatchContent({ place, match, words, view, referee }: MatchProps) {
  const { found: texts } = useAdminTexts().plan;
  const { slot, start, court } = place;
  return (
    <>
      <span className={cluster(2, `${ui['hint']} ${ui['head']} ${styles['when']}`)}>
        {view === 'court' && <strong>{words.time(start)}</strong>}
        {view === 'time' && words.court(court)} <span>{words.stageOf(match)}</span>
      </span>
      <span className={styles['name']}>{words.match(match)}</span>
      {referee !== null && <span className={ui['hint']}>{texts.referee(words.team(referee))}</span>}
      {slot === -1 && <span className={ui['hint']}>{texts.played}</span>}
    </>
  );
}

/** A match that may be moved: a press chooses it, or changes places with the match that is chosen already. */
function MovableMatch(props: MatchProps) {
  const { found: texts } = useAdminTexts().plan;
  const { match, place, words, moving } = props;
  const { picked, pick, drag, dropOn } = moving;
  const name = words.match(match);
  const isOther = picked !== null && picked !== match;
  return (
    <button
      type="button"
      className={stack(1, styles['match'])}
      aria-pressed={picked === match}
      title={isOther ? texts.swapWith(name) : texts.pick(name)}
      draggable
      data-match={match}
      onDragStart={({ dataTransfer }) => {
        // Firefox does not start a drag without data.
        dataTransfer.setData('text/plain', name);
        drag(match);
      }}
      onDragEnd={() => pick(null)}
      onClick={() => {
        if (isOther) dropOn(place.slot);
        else pick(picked === match ? null : match);
      }}
    >
      <MatchContent {...props} />
    </button>
  );
}

/** A match at its time and court, with its conflicts. A match that has begun cannot be moved. */
export function MatchAtPlace(props: MatchProps) {
  const { place, conflicts, moving } = props;
  const isBegun = place.slot === -1;
  return (
    <li {...(isBegun ? {} : moving.dropTarget(place.slot))}>
      {isBegun ? (
        <div className={stack(1, styles['match'])}>
          <MatchContent {...props} />
        </div>
      ) : (
        <MovableMatch {...props} />
      )}
      {conflicts.map((sentence) => (
        <p key={sentence} className={`${ui['error']} ${styles['conflict']}`}>
          {sentence}
        </p>
      ))}
    </li>
  );
}

/** A slot without a match, to which the chosen match may be moved. */
export function FreePlace({ place: { slot, court, start }, words, view, moving }: PlaceProps) {
  const { found: texts } = useAdminTexts().plan;
  const { picked, isDragged, dropOn, dropTarget } = moving;
  const look = `${ui['hint']} ${styles['free']}`;
  return (
    <li {...dropTarget(slot)}>
      {picked === null || isDragged ? (
        <p className={look}>
          {view === 'court' ? words.time(start) : words.court(court)} {texts.free}
        </p>
      ) : (
        <button type="button" className={look} onClick={() => dropOn(slot)}>
          {texts.moveHere(words.court(court), words.moment(start))}
        </button>
      )}
    </li>
  );
}
