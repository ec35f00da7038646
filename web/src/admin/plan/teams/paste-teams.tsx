import { findTeamProblems } from '@futsal-cup/domain/lists/find-team-problems';
import type { ListChoices } from '@futsal-cup/domain/lists/list-table';
import { type ListedTeam, readTeamList, type TeamList } from '@futsal-cup/domain/lists/read-team-list';
import { TEAM_COLUMNS, type TeamColumn } from '@futsal-cup/domain/lists/team-columns';
import { useMemo, useRef, useState } from 'react';
import { useCurrentCup } from '../../cup/cup-context';
import { useCupCall } from '../../calls/use-cup-call';
import { ChooseField } from '../../forms/choose-field';
import { ActionButton } from '../../forms/form-buttons';
import { useCategoryChoices } from '../../categories/use-category-choices';
import { ColumnTable } from '../../lists/column-table';
import { ListLayout } from '../../lists/list-layout';
import { useSettled } from '../../lists/use-settled';
import { useAdminTexts } from '../../texts/admin-texts';
import { useDraft } from '../draft/plan-store';
import { cluster, stack } from '../../../shelf/styles/layout';
import { LineNotes, LineProblems } from '../../lists/list-findings';
import { ListFile } from '../../lists/list-file';
import { ListArea, selectLine } from '../../lists/list-area';
import { isOtherList, linesOf, withoutLines } from '../../lists/pasted-lines';
import { splitIntoBatches } from '../../lists/batches';
import { FoundTeams } from './found-teams';
import { MakeCategories } from './make-categories';

function teamPayload({ name, players, categoryId }: ListedTeam) {
  return { name, players: [...players], ...(categoryId && { categoryId }) };
}

/** Returns the function that adds the teams of a list to the cup, in batches. */
function useAddTeams({ teams, layout, heading, columns }: TeamList) {
  const { teams: texts } = useAdminTexts().plan;
  const { tournamentId } = useCurrentCup();
  const { draft, change } = useDraft();
  const send = useCupCall();
  return async () => {
    const lines = linesOf(draft.pasted);
    let done = 0;
    const batches = splitIntoBatches(teams, teamPayload);
    for (const batch of batches) {
      const payload = { tournamentId, teams: batch.map(teamPayload) };
      done += batch.length;
      const isLast = done === teams.length;
      const successText = isLast ? texts.added : undefined;
      const isPart = batches.length > 1;
      const answer = await send({ call: 'createTeams', payload, successText, isPart });
      if (!answer.ok) return;
      // Added teams leave the list, so that another try adds only the others; the last ones take the heading and the like with them.
      const ofBatch = batch.flatMap(({ lines: own }) => own.map((line) => lines[line - 1] ?? ''));
      change(({ pasted }) => {
        const rest = withoutLines(pasted, isLast ? lines : ofBatch);
        return { pasted: rest, list: isLast ? {} : { layout, hasHeading: heading !== null, columns } };
      });
    }
  };
}

/** Whether the list is as it will be added: a name a line. */
function isPlain(teams: readonly ListedTeam[], text: string): boolean {
  const lines = linesOf(text);
  return teams.every(
    ({ line, name, players, category }) =>
      players.length === 0 && category === '' && lines[line - 1]?.trim() === name,
  );
}

/** Takes a list of teams that is typed, pasted or from a file. Nothing is saved before the button is pressed. */
export function PasteTeams() {
  const { teams: texts } = useAdminTexts().plan;
  const { Teams, categories } = useCurrentCup();
  const { categories: categoryTexts } = useAdminTexts().details;
  const { label, choices } = useCategoryChoices();
  const [forAll, setForAll] = useState<string | null>(null);
  const categoryId = forAll ?? choices[0]?.value ?? '';
  const { draft, change } = useDraft();
  const { pasted, list: chosen } = draft;
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useSettled(pasted);
  const list = useMemo(() => {
    return readTeamList(text, Teams, chosen, { known: categories ?? [], categoryId: categoryId || null });
  }, [text, Teams, chosen, categories, categoryId]);
  const add = useAddTeams(list);
  const { teams, problems, notes, columns, unknownCategories: unknown } = list;
  const choose = (said: ListChoices<TeamColumn>) => change({ list: { ...chosen, ...said } });
  // A tournament without categories takes the teams of the list without them, too.
  const isWaiting = choices.length > 0 && unknown.length > 0;
  // Names that repeat in other categories are no problem once these are made, which is offered.
  const shownProblems = unknown.length > 0 ? findTeamProblems(teams, Teams, true) : problems;
  const players = teams.reduce((sum, team) => sum + team.players.length, 0);

  return (
    <div className={stack(4)}>
      <ListArea
        ref={area}
        label={texts.list}
        example={texts.example}
        hint={choices.length > 0 ? `${texts.hint} ${categoryTexts.inList}` : texts.hint}
        value={pasted}
        isInvalid={shownProblems.length > 0}
        onChange={(value) =>
          // What was said of one list is not said of another one.
          change({ pasted: value, ...(isOtherList(value, pasted) && { list: {} }) })
        }
      />
      <ListLayout list={list} chosen={chosen} onChoose={choose} />
      {columns.length > 1 && (
        <ColumnTable
          table={list}
          meanings={TEAM_COLUMNS}
          words={{ ...texts.columns.words, category: categoryTexts.one }}
          onChoose={(column, meaning) => choose({ columns: { ...chosen?.columns, [column]: meaning } })}
        />
      )}
      {teams.length > 0 && <p>{texts.found(teams.length, players)}</p>}
      {!isPlain(teams, text) && <FoundTeams teams={teams} />}
      {unknown.length > 0 && <MakeCategories names={unknown} />}
      {teams.some(({ category }) => category === '') && choices.length > 0 && (
        <ChooseField
          label={label}
          choices={choices}
          value={categoryId}
          onChoose={(chosenId) => setForAll(chosenId ?? '')}
        />
      )}
      <LineNotes notes={notes} />
      <LineProblems problems={shownProblems} onShow={(line) => selectLine(area.current, line)} />
      <div className={cluster(3)}>
        {teams.length > 0 && (
          <ActionButton
            disabled={problems.length > 0 || isWaiting || text !== pasted}
            onClick={() => void add()}
          >
            {texts.add(teams.length)}
          </ActionButton>
        )}
        <ListFile onAdd={(add) => change((draft) => ({ pasted: add(draft.pasted) }))} />
      </div>
    </div>
  );
}
