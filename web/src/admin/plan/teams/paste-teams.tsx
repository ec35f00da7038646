import { findTeamProblems } from '@futsal-cup/domain/lists/find-team-problems';
import { type ListedTeam, readTeamList } from '@futsal-cup/domain/lists/read-team-list';
import { TEAM_COLUMNS } from '@futsal-cup/domain/lists/team-columns';
import { useMemo, useState } from 'react';
import { stack } from '../../../shelf/styles/layout';
import { fullTeamName } from '../../categories/cup-of-category';
import { useCategoryChoices } from '../../categories/use-category-choices';
import { useCurrentCup } from '../../cup/cup-context';
import { ChooseField } from '../../forms/choose-field';
import { Preview } from '../../lists/list-findings';
import { ListStep } from '../../lists/list-step';
import { linesOf } from '../../lists/pasted-lines';
import { useAddListed } from '../../lists/use-add-listed';
import { useSettled } from '../../lists/use-settled';
import { playerInWords } from '../../teams/player-in-words';
import { useAdminTexts } from '../../texts/admin-texts';
import { useDraft } from '../draft/plan-store';
import { MakeCategories } from './make-categories';

function teamPayload({ name, players, categoryId }: ListedTeam) {
  return { name, players: [...players], ...(categoryId && { categoryId }) };
}

/** Whether the list is as it will be added: a name a line. */
function isPlain(teams: readonly ListedTeam[], text: string): boolean {
  const lines = linesOf(text);
  return teams.every(
    ({ line, name, players, category }) =>
      players.length === 0 && category === '' && lines[line - 1]?.trim() === name,
  );
}

/** Takes a list of teams. Nothing is saved before the button is pressed. */
export function PasteTeams() {
  const { teams: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const { Teams, categories, tournamentId } = cup;
  const { categories: categoryTexts } = useAdminTexts().details;
  const { label, choices } = useCategoryChoices();
  const [forAll, setForAll] = useState<string | null>(null);
  const categoryId = forAll ?? choices[0]?.value ?? '';
  const { draft, change } = useDraft();
  const { pasted, list: chosen } = draft;
  const text = useSettled(pasted);
  const list = useMemo(() => {
    return readTeamList(text, Teams, chosen, { known: categories ?? [], categoryId: categoryId || null });
  }, [text, Teams, chosen, categories, categoryId]);
  const addListed = useAddListed();
  const { teams, problems, layout, heading, columns, unknownCategories: unknown } = list;
  // A tournament without categories takes the teams of the list without them, too.
  const isWaiting = choices.length > 0 && unknown.length > 0;
  // Names that repeat in other categories are no problem once these are made, which is offered.
  const shownProblems = unknown.length > 0 ? findTeamProblems(teams, Teams, true) : problems;
  const players = teams.reduce((sum, team) => sum + team.players.length, 0);

  const handleAdd = () =>
    addListed({
      call: 'createTeams',
      items: teams,
      toPayload: (batch) => ({ tournamentId, teams: batch.map(teamPayload) }),
      successText: texts.added,
      pasted,
      onAdded: (leave, isOver) =>
        change((present) => ({
          pasted: leave(present.pasted),
          list: isOver ? {} : { layout, hasHeading: heading !== null, columns },
        })),
    });

  return (
    <div className={stack(4)}>
      <ListStep
        texts={{ ...texts, hint: choices.length > 0 ? `${texts.hint} ${categoryTexts.inList}` : texts.hint }}
        draft={draft}
        onChange={change}
        list={list}
        problems={shownProblems}
        meanings={TEAM_COLUMNS}
        words={{ ...texts.columns.words, category: categoryTexts.one }}
        count={teams.length}
        canAdd={problems.length === 0 && !isWaiting && text === pasted}
        onAdd={() => void handleAdd()}
      >
        {teams.length > 0 && <p>{texts.found(teams.length, players)}</p>}
        {!isPlain(teams, text) && (
          <Preview
            label={texts.preview}
            entries={teams.map((team) => ({
              line: team.line,
              title: fullTeamName(cup, team),
              more: team.players.map(playerInWords).join(', '),
            }))}
          />
        )}
        {unknown.length > 0 && <MakeCategories names={unknown} />}
        {teams.some(({ category }) => category === '') && choices.length > 0 && (
          <ChooseField
            label={label}
            choices={choices}
            value={categoryId}
            onChoose={(chosenId) => setForAll(chosenId ?? '')}
          />
        )}
      </ListStep>
    </div>
  );
}
