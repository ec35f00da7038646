import type { Cup } from '../shelf/cup/cup';
import { useShownMessage } from '../shelf/cup/message';
import { pictureAddress } from '../shelf/cup/pictures';
import { inParts } from './pages/pack';

/** Two lines at the foot of the screen take so many letters. */
const LETTERS = 120;
const SPONSORS = 4;

/** Divides a message into parts that fit the foot, between words where it has any. @internal */
export function partsOfMessage(message: string): string[] {
  const parts: string[] = [];
  for (const word of message.split(/\s+/).flatMap((each) => each.match(/[^]{1,60}/gu) ?? [])) {
    const last = parts[parts.length - 1];
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && longer.length <= LETTERS) parts[parts.length - 1] = longer;
    else parts.push(word);
  }
  return parts;
}

interface FootProps {
  readonly cup: Cup;
  /** What does not fit at once is shown by turns. */
  readonly turn: number;
}

/** Shows the message to everybody while it holds, and the sponsors, of whom one has room beside a message. */
export function Foot({ cup, turn }: FootProps) {
  const message = useShownMessage(cup);
  const parts = message ? partsOfMessage(message) : [];
  const sponsors = inParts(cup.sponsors ?? [], parts.length > 0 ? 1 : SPONSORS);
  const shown = sponsors[turn % sponsors.length] ?? [];
  if (shown.length + parts.length === 0) return null;
  return (
    <footer className="foot line fixed">
      {parts.length > 0 && (
        <p className="message grow line" dir="auto">
          {parts[turn % parts.length]}
          {parts.length > 1 && ` (${(turn % parts.length) + 1}/${parts.length})`}
        </p>
      )}
      {shown.map(({ name, picture }, index) => (
        <div className="sponsor grow line" key={index}>
          {picture && <img className="picture fixed" src={pictureAddress(picture)} alt="" />}
          <bdi>{name}</bdi>
        </div>
      ))}
    </footer>
  );
}
