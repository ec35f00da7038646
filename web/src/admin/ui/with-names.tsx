import { cupLanguage } from '../../shelf/stores/tournaments';

/** A text is asked for with these characters of the private use area in place of the names. */
const FIRST_MARK = 0xe000;
const MARKS = /([\ue000-\ue00f])/;

interface WithNamesProps {
  readonly text: (name: string, other: string) => string;
  /** The names of the cup, in the order in which the text takes them. */
  readonly names: readonly [string, string?];
}

/** A sentence in the language of its reader, in which the names carry the language of the cup. */
export function WithNames({ text, names }: WithNamesProps) {
  const marked = text(String.fromCharCode(FIRST_MARK), String.fromCharCode(FIRST_MARK + 1));
  return marked.split(MARKS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} lang={cupLanguage()}>
        {names[part.charCodeAt(0) - FIRST_MARK]}
      </span>
    ),
  );
}
