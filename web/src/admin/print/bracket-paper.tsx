import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { columnsOf } from '../../shelf/bracket/bracket-columns';
import { heightInSlots, layOutBracket } from '../../shelf/bracket/bracket-layout';
import { type BracketSeed, cupRounds, findFeeders } from '../../shelf/bracket/cup-rounds';
import { type Cup, hasBracket } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { stageName } from '../../shelf/cup/stage-name';
import { namedSide, WithNames } from '../../shelf/cup/with-names';
import { useTexts } from '../../shelf/texts/use-texts';
import { EmptyText } from '../../shelf/ui/content-states';
import { useAdminTexts } from '../texts/admin-texts';
import styles from './bracket-paper.module.css';
import { kickOffTime } from './match-papers';
import { Paper, type PaperProps, PaperTitle } from './paper';
import paper from './paper.module.css';

/** How much of the sheet's height the slots share, in millimetres, and the most that one takes. */
const HEIGHT = 225;
const HIGHEST_SLOT = 32;
/** With more slots there is room for the teams alone. */
const MANY = 16;

/** How many characters of names all columns have room for; a longer name is written smaller, in two lines. */
const ROOM_FOR_NAMES = 56;

function Card({ match, room }: Pick<BracketSeed, 'match'> & { readonly room: number }) {
  const outcome = outcomeOf(match);
  return SIDES.map((side) => {
    const { goals, kicks } = match[side];
    return (
      <span key={side} data-won={(outcome.kind === 'won' && outcome.winner === side) || undefined}>
        <span data-long={sideName(match[side]).length > room || undefined}>
          <WithNames text={namedSide(match[side])} />
        </span>
        <b>{kicks === null ? goals : `${goals} (${kicks})`}</b>
      </span>
    );
  });
}

/** Draws all rounds on one sheet, each match beside those from which its teams come. */
function Tree({ cup }: { readonly cup: Cup }) {
  const { match: texts } = useTexts();
  const rounds = cupRounds(cup).filter(({ seeds }) => seeds.length > 0);
  const feeders = findFeeders(rounds);
  const columns = columnsOf(rounds, feeders);
  const spots = layOutBracket(
    columns.map((column) => column.map(({ seeds }) => seeds.map(({ id }) => id))),
    feeders,
  );
  const slots = heightInSlots(spots);
  const lines = [...feeders].flatMap(([id, { winnersOf }]) =>
    winnersOf.flatMap((feeder) => {
      const [from, to] = [spots.get(feeder), spots.get(id)];
      return from && to
        ? `M${from.column + 0.9} ${from.slot + 0.5}H${to.column - 0.05}V${to.slot + 0.5}h.05`
        : [];
    }),
  );
  const style = {
    '--columns': columns.length,
    '--slots': slots,
    height: `${Math.min(HEIGHT, slots * HIGHEST_SLOT)}mm`,
  };
  return (
    <>
      <div className={styles['names']}>
        {columns.map(([round]) => round && <h3 key={round.stageId}>{stageName(round)}</h3>)}
      </div>
      <ol className={styles['tree']} style={style} data-many={slots > MANY || undefined}>
        <svg viewBox={`0 0 ${columns.length} ${slots}`} preserveAspectRatio="none" aria-hidden>
          <path d={lines.join('')} />
        </svg>
        {columns.flatMap((column) =>
          column.flatMap((round) =>
            round.seeds.map(({ id, match }) => {
              const { column: x = 0, slot = 0 } = spots.get(id) ?? {};
              return (
                <li key={id} style={{ '--x': x, '--slot': slot } as React.CSSProperties}>
                  <i>
                    {[
                      round !== column[0] && stageName(round),
                      match.matchNumber !== null && texts.match(match.matchNumber),
                      kickOffTime(match),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </i>
                  <Card match={match} room={ROOM_FOR_NAMES / columns.length} />
                </li>
              );
            }),
          ),
        )}
      </ol>
    </>
  );
}

export function Bracket({ parts }: PaperProps) {
  const { print: texts } = useAdminTexts();
  const drawn = parts.filter(hasBracket);
  if (drawn.length === 0) return <EmptyText text={texts.empty.bracket} />;
  return (
    <Paper>
      {drawn.map((part) => (
        <section key={part.Stages[0]?.stageId} className={paper['page']}>
          <PaperTitle title={texts.kinds.bracket} category={part.category} />
          <Tree cup={part} />
        </section>
      ))}
    </Paper>
  );
}
