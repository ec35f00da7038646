import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { FIXTURE_COLUMNS } from '@futsal-cup/domain/lists/fixture-columns';
import {
  type FixtureList,
  type ListedMatch,
  readFixtureList,
} from '@futsal-cup/domain/lists/read-fixture-list';
import { shortened } from '@futsal-cup/domain/lists/shortened';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../shelf/api/api-error';
import { allMatches } from '../../../shelf/cup/all-matches';
import type { MatchSide, Stage } from '../../../shelf/cup/cup';
import { slashDate } from '../../../shelf/cup/slash-date';
import { fullStageName } from '../../../shelf/cup/stage-name';
import { useNow } from '../../../shelf/cup/use-now';
import { FormField } from '../../../shelf/ui/form-field';
import { cupOfStage } from '../../categories/cup-of-category';
import { useCurrentCup } from '../../cup/cup-context';
import { ChooseField } from '../../forms/choose-field';
import { MOST_SHOWN, Preview } from '../../lists/list-findings';
import { ListStep } from '../../lists/list-step';
import { useAddListed } from '../../lists/use-add-listed';
import { useSettled } from '../../lists/use-settled';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import { useFixtureDraft } from './fixture-draft';

/** How often the present day is asked for. */
const TODAY_EVERY_MS = 60_000;

function matchPayload({ local, visitor, date, time, location, group }: ListedMatch) {
  return { local, visitor, date, time, location, ...(group && { group }) };
}

/** The match of a list that the server has refused, by its index among those that are not added yet. */
interface Refused {
  readonly index: number;
  readonly code: ErrorCode;
}

function refusedMatch(error: unknown): Refused | null {
  const [item] = error instanceof ApiError ? error.items : [];
  const index = /^matches\.(\d+)/.exec(item?.path ?? '')?.[1];
  return item && index !== undefined ? { index: Number(index), code: item.msg as ErrorCode } : null;
}

/** Shows the matches as they will be added, and what becomes of names that are no team. */
function Found({ list: { matches, unknown }, stage }: { readonly list: FixtureList; readonly stage: Stage }) {
  const { fixtureList: texts } = useAdminTexts();
  const names = unknown.slice(0, MOST_SHOWN).join(', ');
  const entries = matches.map(({ line, date, time, local, visitor, location, group }) => ({
    line,
    title: `${shortened(local)} – ${shortened(visitor)}`,
    more: [slashDate(date), time, shortened(location), shortened(group)].filter(Boolean).join(', '),
  }));
  return (
    <>
      {names && <p role="status">{stage.type === 'group' ? texts.newTeams(names) : texts.asWords(names)}</p>}
      <Preview label={texts.preview} entries={entries} />
    </>
  );
}

/** The words by which a list may name a side. */
function wordsOf({ team, placeholder }: MatchSide): string[] {
  return [team?.name, placeholder].flatMap((words) => words ?? []);
}

/** Reads the list of a cup for a stage. */
function useFixtureList(stage: Stage, location: string) {
  const cup = useCurrentCup();
  const { draft } = useFixtureDraft(cup.tournamentId);
  const text = useSettled(draft.pasted);
  const today = todayIn(cup.timeZone, useNow(TODAY_EVERY_MS));
  const list = useMemo(() => {
    const { Teams: teams, Stages } = cupOfStage(cup, stage.stageId);
    const isLater = Stages.some(({ type, order }) => type === 'group' && order < stage.order);
    const present = {
      matches: allMatches(cup).length,
      teams: stage.type === 'group' ? cup.Teams.length : null,
    };
    const inStage = stage.Matches.map((match) => ({ ...match, ...mapSides(match, wordsOf) }));
    const known = {
      date: cup.date,
      today,
      location,
      category: stage.category,
      isLater,
      present,
      inStage,
      teams,
    };
    return readFixtureList(text, known, draft.list);
  }, [text, cup, stage, today, location, draft.list]);
  return { list, isRead: text === draft.pasted };
}

function Step({ stages: [first, ...others] }: { readonly stages: readonly [Stage, ...Stage[]] }) {
  const { fixtureList: texts, details } = useAdminTexts();
  const { tournamentId } = useCurrentCup();
  const { draft, change } = useFixtureDraft(tournamentId);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { location, pasted } = draft;
  const stage = others.find(({ stageId }) => stageId === draft.stageId) ?? first;
  const { stageId } = stage;
  const { list, isRead } = useFixtureList(stage, location);
  const addListed = useAddListed();
  const { matches, columns, heading, notes, problems, dayLines } = list;
  const again = refused && matches[refused.index];
  const told = again
    ? [{ line: again.line, code: refused.code, name: `${again.local} – ${again.visitor}` }]
    : [];
  const handleAdd = async () => {
    const error = await addListed({
      call: 'createMatches',
      items: matches,
      toPayload: (batch) => ({ tournamentId, stageId, matches: batch.map(matchPayload) }),
      successText: texts.added,
      pasted,
      dayLines,
      keepsRest: notes.some(({ kind }) => kind === 'no-match'),
      onAdded: (leave, isOver) =>
        change((present) => ({
          pasted: leave(present.pasted),
          list: isOver ? {} : { hasHeading: heading !== null, columns },
        })),
    });
    setRefused(refusedMatch(error));
  };
  return (
    <>
      <ChooseField
        label={texts.stage}
        choices={[first, ...others].map((each) => ({ value: each.stageId, label: fullStageName(each) }))}
        value={stageId}
        onChoose={(chosen) => {
          setRefused(null);
          change(() => ({ stageId: chosen }));
        }}
      />
      <ListStep
        texts={texts}
        draft={draft}
        onChange={(changes) => {
          setRefused(null);
          change(changes);
        }}
        list={list}
        problems={[...told, ...problems]}
        meanings={FIXTURE_COLUMNS}
        words={{ ...texts.columns, category: details.categories.one }}
        count={matches.length}
        canAdd={isRead}
        onAdd={() => void handleAdd()}
      >
        {matches.some(({ location: own }) => own === location) && (
          <FormField label={texts.place}>
            {(field) => (
              <input
                {...field}
                value={location}
                onChange={({ target }) => change(() => ({ location: target.value }))}
              />
            )}
          </FormField>
        )}
        {matches.length > 0 && <Found list={list} stage={stage} />}
      </ListStep>
    </>
  );
}

/**
 * Takes a list of fixtures that is typed, pasted or from a file, for one stage of the cup. Nothing is saved before the button is pressed.
 */
export function FixturesFromList() {
  const { fixtureList: texts } = useAdminTexts();
  const [first, ...others] = useCurrentCup().Stages;
  return (
    <Panel title={texts.title}>{first ? <Step stages={[first, ...others]} /> : <p>{texts.noStage}</p>}</Panel>
  );
}
