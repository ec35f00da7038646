/** As much of a name is told as tells which one it is. */
const MOST_SHOWN = 60;

/** A text as it is told: a wrong file may have thousands of letters in a cell. */
export function shortened(text: string, most = MOST_SHOWN): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
