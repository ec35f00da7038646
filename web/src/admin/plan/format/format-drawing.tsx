import type { PlanStep } from '@futsal-cup/domain/plan/settings';
import { type BracketShape, shapeOf } from './format-shape';
import styles from './format.module.css';

const HEIGHT = 56;
const GROUPS_WIDTH = 34;
const BRACKET_WIDTH = 42;
const BETWEEN = 10;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Draws each group as a box, with a line for each team where there is room for it. */
function Groups({ sizes, x }: { readonly sizes: readonly number[]; readonly x: number }) {
  const columns = Math.ceil(sizes.length / 4);
  const rows = Math.ceil(sizes.length / columns);
  const [width, height] = [GROUPS_WIDTH / columns, HEIGHT / rows];
  const [inWidth, inHeight] = [width - (columns > 4 ? 1 : 3), height - (rows > 1 ? 4 : 2)];
  return sizes.map((size, group) => {
    const left = x + (group % columns) * width + 0.5;
    const top = Math.floor(group / columns) * height + 1;
    const gap = inHeight / (size + 1);
    const lines = Array.from({ length: size }, (_, team) => {
      return `M${left + 2} ${top + gap * (team + 1)}h${inWidth - 4}`;
    });
    return (
      <g key={group}>
        <rect x={left} y={top} width={inWidth} height={inHeight} rx={Math.min(2, inWidth / 4)} />
        {gap >= 2 && inWidth >= 6 && <path className={styles['team']} d={lines.join('')} />}
      </g>
    );
  });
}

/** The lines of a bracket of these places: two neighbours meet in the next column, and a bye begins there. */
function linesOf(places: readonly boolean[], { x, y, height }: Area): string {
  const rounds = Math.log2(places.length);
  const step = (BRACKET_WIDTH - 10) / Math.max(rounds, 1);
  const lines: string[] = [];
  let present = places;
  for (let round = 0; round < rounds; round += 1) {
    const gap = height / present.length;
    const left = x + round * step;
    const next = present
      .filter((_, index) => index % 2 === 0)
      .map((upper, index) => {
        const lower = present[index * 2 + 1] ?? false;
        const top = y + (index * 2 + 0.5) * gap;
        if (upper && lower) lines.push(`M${left} ${top}h${step}v${gap}h${-step}`);
        return upper || lower;
      });
    present = next;
  }
  lines.push(`M${x + rounds * step} ${y + height / 2}h4`);
  return lines.join('');
}

interface BracketProps {
  readonly bracket: BracketShape;
  readonly area: Area;
  /** Whether who wins the bracket wins the cup. */
  readonly isFirst: boolean;
}

/** Draws a bracket as lines, with a point for its winner and a dash for each further place that is decided. */
function Bracket({ bracket, area, isFirst }: BracketProps) {
  const { places, decided, cup } = bracket;
  const { x, y, height } = area;
  const middle = y + height / 2;
  const dashes = Math.min(decided - 1, Math.floor((height / 2 - 4) / 3));
  const dashLines = Array.from({ length: Math.max(dashes, 0) }, (_, index) => {
    return `M${x + BRACKET_WIDTH - 8} ${middle + 6 + index * 3}h6`;
  });
  return (
    <g>
      <path d={linesOf(places, area)} />
      <path d={dashLines.join('')} />
      <circle
        className={styles['winner']}
        data-cup={cup}
        data-is-first={isFirst}
        cx={x + BRACKET_WIDTH - 4}
        cy={middle}
        r={3}
      />
    </g>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Draws brackets below one another, a larger one higher. */
function Brackets({ brackets, x }: { readonly brackets: readonly BracketShape[]; readonly x: number }) {
  const shares = brackets.map(({ places }) => Math.max(places.length, 3));
  const unit = HEIGHT / sum(shares);
  return brackets.map((bracket, index) => {
    const y = unit * sum(shares.slice(0, index)) + 1;
    return (
      <Bracket
        key={index}
        isFirst={index === 0}
        bracket={bracket}
        area={{ x, y, height: unit * (shares[index] ?? 0) - 2 }}
      />
    );
  });
}

interface FormatDrawingProps {
  readonly steps: readonly PlanStep[];
  readonly teams: number;
}

/** Draws the steps of a format: groups as boxes and brackets as lines, from left to right. The name of the format is beside it. */
export function FormatDrawing({ steps, teams }: FormatDrawingProps) {
  const columns = shapeOf(steps, teams);
  const widths = columns.map((column) => BETWEEN + ('sizes' in column ? GROUPS_WIDTH : BRACKET_WIDTH));
  return (
    <svg
      aria-hidden
      className={styles['drawing']}
      viewBox={`-1 -1 ${sum(widths) - BETWEEN + 2} ${HEIGHT + 2}`}
    >
      {columns.map((column, index) => {
        const x = sum(widths.slice(0, index));
        return 'sizes' in column ? (
          <Groups key={index} sizes={column.sizes} x={x} />
        ) : (
          <Brackets key={index} brackets={column} x={x} />
        );
      })}
    </svg>
  );
}
