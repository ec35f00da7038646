import type { TeamProblem } from '@futsal-cup/domain/lists/find-team-problems';
import type { ListNote } from '@futsal-cup/domain/lists/read-team-list';
import { codeText } from '../calls/error-text';
import lists from './lists.module.css';
import { useAdminTexts } from '../texts/admin-texts';
import ui from '../ui/ui.module.css';
import { stack } from '../../shelf/styles/layout';
import styles from '../plan/plan.module.css';

/** More than these are not shown: nobody reads them, and a wrong file may have thousands. */
export const MOST_SHOWN = 200;

interface LineProblemsProps {
  readonly problems: readonly TeamProblem[];
  readonly onShow: (line: number) => void;
}

/** Lists the problems of the lines; a press on a problem shows its line in the list. */
export function LineProblems({ problems, onShow }: LineProblemsProps) {
  const {
    labelled,
    plan: { teams: texts },
  } = useAdminTexts();
  if (problems.length === 0) return null;
  const where = ({ code, otherLine }: TeamProblem) => {
    if (code !== 'team_name_already_exists' && code !== 'name_looks_like_another') return '';
    return ` (${otherLine === undefined ? texts.inCup : texts.sameAs(otherLine)})`;
  };
  return (
    <div className={`${lists['scroll']} ${stack(1, styles['problems'])}`} role="alert">
      <ul>
        {problems.slice(0, MOST_SHOWN).map((problem, index) => (
          <li key={index}>
            <button type="button" className={styles['line']} onClick={() => onShow(problem.line)}>
              {labelled(
                problem.name ? texts.lineOf(problem.line, problem.name) : texts.line(problem.line),
                codeText(problem.code),
              )}
              {where(problem)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lists the lines that may be read in another way than they are meant, and those that are left out. */
export function LineNotes({ notes }: { readonly notes: readonly ListNote[] }) {
  const {
    labelled,
    plan: { teams: texts },
  } = useAdminTexts();
  if (notes.length === 0) return null;
  return (
    <div className={lists['scroll']} role="region" aria-label={texts.notes} tabIndex={0}>
      <ul className={`${lists['lines']} ${ui['hint']}`}>
        {notes.slice(0, MOST_SHOWN).map(({ line, kind, name }, index) => (
          <li key={index}>{labelled(texts.line(line), texts.note[kind](name))}</li>
        ))}
      </ul>
    </div>
  );
}

interface PreviewProps {
  readonly label: string;
  readonly entries: readonly { readonly line: number; readonly title: string; readonly more: string }[];
}

/** Shows the first entries of a list as they will be added. */
export function Preview({ label, entries }: PreviewProps) {
  return (
    <div className={lists['scroll']} role="region" aria-label={label} tabIndex={0}>
      <ol className={lists['lines']}>
        {entries.slice(0, MOST_SHOWN).map(({ line, title, more }) => (
          <li key={line}>
            <strong>{title}</strong>
            {more && <div className={ui['hint']}>{more}</div>}
          </li>
        ))}
      </ol>
    </div>
  );
}
