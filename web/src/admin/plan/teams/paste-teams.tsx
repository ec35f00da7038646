import type { PastedNote, PastedProblem, PastedTeam } from '@futsal-cup/domain/plan/pasted/read-pasted-teams';
import { readPastedTeams } from '@futsal-cup/domain/plan/pasted/read-pasted-teams';
import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { codeText } from '../../calls/error-text';
import { useCurrentCup } from '../../cup/cup-context';
import { useCupCall } from '../../calls/use-cup-call';
import { ActionButton } from '../../forms/form-buttons';
import { showProblem } from '../../../shelf/stores/messages';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { useDraft } from '../draft/plan-store';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { linesOf, withoutLines } from './pasted-lines';
import { readTeamFile } from './read-team-file';
import { splitIntoBatches, teamPayload } from './team-batches';

interface LineProblemsProps {
  readonly problems: readonly PastedProblem[];
  readonly onShow: (line: number) => void;
}

/** Lists the problems of the lines; a press on a problem shows its line in the list of teams. */
function LineProblems({ problems, onShow }: LineProblemsProps) {
  const { teams: texts } = useAdminTexts().plan;
  if (problems.length === 0) return null;
  const where = ({ code, otherLine }: PastedProblem) => {
    if (code !== 'team_name_already_exists') return '';
    return ` (${otherLine === undefined ? texts.inCup : texts.sameAs(otherLine)})`;
  };
  return (
    <div className={stack(1, styles['problems'])} role="alert">
      <ul>
        {problems.map((problem, index) => (
          <li key={index}>
            <button type="button" className={styles['line']} onClick={() => onShow(problem.line)}>
              {texts.line(problem.line)}
              {problem.name && `, “${problem.name}”`}: {codeText(problem.code)}
              {where(problem)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lists the lines that may be read in another way than they are meant. */
function LineNotes({ notes }: { readonly notes: readonly PastedNote[] }) {
  const { teams: texts } = useAdminTexts().plan;
  if (notes.length === 0) return null;
  return (
    <ul className={ui['hint']} role="status">
      {notes.map(({ line, kind, name }) => (
        <li key={`${line} ${kind} ${name}`}>
          {texts.line(line)}: {kind === 'open-quote' ? texts.openQuote(name) : texts.samePlayer(name)}
        </li>
      ))}
    </ul>
  );
}

function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, before) => length + before.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

/** Puts a file at the end of the list of teams. */
function TeamFile() {
  const { teams: texts } = useAdminTexts().plan;
  const { change } = useDraft();

  const handleFile = async (file: File) => {
    const text = await readTeamFile(file).catch(() => null);
    if (text === null) return showProblem(texts.noList(file.name));
    change(({ pasted }) => {
      const typed = pasted.trimEnd();
      return { pasted: typed === '' ? text : `${typed}\n${text}` };
    });
  };

  return (
    <div className={styles['file']}>
      <Button look="secondary" tabIndex={-1} aria-hidden>
        <FileUp aria-hidden size={20} />
        {texts.file}
      </Button>
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/plain,text/csv"
        aria-label={texts.file}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void handleFile(file);
          target.value = '';
        }}
      />
    </div>
  );
}

/** Returns the function that adds teams to the cup, in batches. */
function useAddTeams() {
  const { teams: texts } = useAdminTexts().plan;
  const { tournamentId } = useCurrentCup();
  const { draft, change } = useDraft();
  const send = useCupCall();
  return async (teams: readonly PastedTeam[]) => {
    const lines = linesOf(draft.pasted);
    let done = 0;
    for (const batch of splitIntoBatches(teams)) {
      const payload = { tournamentId, teams: batch.map(teamPayload) };
      done += batch.length;
      const answer = await send({
        call: 'createTeams',
        payload,
        successText: done === teams.length ? texts.added : undefined,
      });
      if (!answer.ok) return;
      // Added teams leave the list, so that another try adds only the others.
      const added = batch.map(({ line }) => lines[line - 1] ?? '');
      change(({ pasted }) => ({ pasted: withoutLines(pasted, added) }));
    }
  };
}

/** Takes a list of teams that is typed, pasted or from a file. Nothing is saved before the button is pressed. */
export function PasteTeams() {
  const { teams: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const { draft, change } = useDraft();
  const add = useAddTeams();
  const area = useRef<HTMLTextAreaElement>(null);
  const [id, hintId] = [useId(), useId()];
  const { teams, problems, notes } = readPastedTeams(
    draft.pasted,
    cup.Teams.map(({ name }) => name),
  );
  const players = teams.reduce((sum, team) => sum + team.players.length, 0);

  return (
    <div className={stack(4)}>
      <label htmlFor={id}>
        <strong>{texts.list}</strong>
      </label>
      <textarea
        ref={area}
        id={id}
        className={styles['area']}
        value={draft.pasted}
        placeholder={texts.example}
        aria-describedby={hintId}
        aria-invalid={problems.length > 0}
        spellCheck={false}
        onChange={({ target }) => change({ pasted: target.value })}
      />
      <p className={ui['hint']} id={hintId}>
        {texts.hint}
      </p>
      {teams.length > 0 && <p>{texts.found(teams.length, players)}</p>}
      <LineNotes notes={notes} />
      <LineProblems problems={problems} onShow={(line) => selectLine(area.current, line)} />
      <div className={cluster(3)}>
        {teams.length > 0 && (
          <ActionButton disabled={problems.length > 0} onClick={() => void add(teams)}>
            {texts.add(teams.length)}
          </ActionButton>
        )}
        <TeamFile />
      </div>
    </div>
  );
}
