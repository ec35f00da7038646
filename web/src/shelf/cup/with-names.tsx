import { cupLanguage } from '../stores/tournaments';
import type { MatchSide } from './cup';
import { sideName } from './side-name';

/** A name of the cup, marked by characters of the private use area, so that `WithNames` finds it in a text. */
export function named(name: string): string {
  return `\ue000${name}\ue001`;
}

/** The name of a side, marked where it is that of a team. A placeholder is in the language of the reader. */
export function namedSide(side: Pick<MatchSide, 'team' | 'placeholder'>): string {
  return side.team ? named(side.team.name) : sideName(side);
}

/** A text in the language of its reader, in which the marked names carry the language of the cup. */
export function WithNames({ text }: { readonly text: string }) {
  return text.split(/\ue000(.*?)\ue001/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} lang={cupLanguage()}>
        {part}
      </span>
    ),
  );
}
