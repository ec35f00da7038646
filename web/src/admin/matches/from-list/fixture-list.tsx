import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { FIXTURE_COLUMNS, type FixtureColumn } from '@futsal-cup/domain/lists/fixture-columns';
import type { ListChoices } from '@futsal-cup/domain/lists/list-table';
import {
  type FixtureList,
  type ListedMatch,
  readFixtureList,
} from '@futsal-cup/domain/lists/read-fixture-list';
import { shortened } from '@futsal-cup/domain/lists/shortened';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../shelf/api/api-error';
import { allMatches } from '../../../shelf/cup/all-matches';
import type { Stage } from '../../../shelf/cup/cup';
import { slashDate } from '../../../shelf/cup/slash-date';
import { fullStageName } from '../../../shelf/cup/stage-name';
import { useNow } from '../../../shelf/cup/use-now';
import { cluster } from '../../../shelf/styles/layout';
import { FormField } from '../../../shelf/ui/form-field';
import { useCupCall } from '../../calls/use-cup-call';
import { cupOfStage } from '../../categories/cup-of-category';
import { useCurrentCup } from '../../cup/cup-context';
import { ChooseField } from '../../forms/choose-field';
import { ActionButton } from '../../forms/form-buttons';
import { splitIntoBatches } from '../../lists/batches';
import { ColumnTable } from '../../lists/column-table';
import { ListArea, selectLine } from '../../lists/list-area';
import { ListFile } from '../../lists/list-file';
import { LineNotes, LineProblems, MOST_SHOWN } from '../../lists/list-findings';
import { ListLayout } from '../../lists/list-layout';
import lists from '../../lists/lists.module.css';
import { isOtherList, linesOf, withChangedLines } from '../../lists/pasted-lines';
import { useSettled } from '../../lists/use-settled';
import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import { useFixtureDraft } from './fixture-draft';
import { leftLines } from './left-lines';

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

/** Returns the function that adds the matches of a list to a stage, in batches. What is not added stays in the list. */
function useAddMatches({ matches, notes, heading, columns, carried }: FixtureList, stageId: string) {
  const { fixtureList: texts } = useAdminTexts();
  const { tournamentId } = useCurrentCup();
  const { draft, change } = useFixtureDraft(tournamentId);
  const send = useCupCall();
  return async (): Promise<Refused | null> => {
    let lines: readonly (string | null)[] = linesOf(draft.pasted);
    const added = new Set<number>();
    const keepsLines = notes.some(({ kind }) => kind === 'no-match');
    let done = 0;
    const batches = splitIntoBatches(matches, matchPayload);
    for (const batch of batches) {
      done += batch.length;
      const isLast = done === matches.length;
      const payload = { tournamentId, stageId, matches: batch.map(matchPayload) };
      const answer = await send({
        call: 'createMatches',
        payload,
        isPart: batches.length > 1,
        ...(isLast && { successText: texts.added }),
      });
      if (!answer.ok) return refusedMatch(answer.error);
      for (const line of batch.flatMap(({ lines: own }) => own)) added.add(line);
      const isOver = isLast && !keepsLines;
      const left = isOver ? [] : leftLines(lines, added, carried);
      const changes = lines.flatMap((line, index) =>
        line === null ? [] : [[line, left[index] ?? null] as const],
      );
      lines = left;
      change(({ pasted }) => ({
        pasted: withChangedLines(pasted, changes),
        list: isOver ? {} : { hasHeading: heading !== null, columns },
      }));
    }
    return null;
  };
}

/** Shows the matches as they will be added, and what becomes of names that are no team. */
function Found({ list: { matches, unknown }, stage }: { readonly list: FixtureList; readonly stage: Stage }) {
  const { fixtureList: texts } = useAdminTexts();
  const names = unknown.slice(0, MOST_SHOWN).join(', ');
  return (
    <>
      {names && <p role="status">{stage.type === 'group' ? texts.newTeams(names) : texts.asWords(names)}</p>}
      <ol className={`${lists['scroll']} ${lists['lines']}`} aria-label={texts.preview} tabIndex={0}>
        {matches.slice(0, MOST_SHOWN).map(({ line, date, time, local, visitor, location, group }) => (
          <li key={line}>
            <strong>{`${shortened(local)} – ${shortened(visitor)}`}</strong>{' '}
            {[slashDate(date), time, shortened(location), shortened(group)].filter(Boolean).join(', ')}
          </li>
        ))}
      </ol>
    </>
  );
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
    const known = { date: cup.date, today, location, category: stage.category, isLater, present, teams };
    return readFixtureList(text, known, draft.list);
  }, [text, cup, stage, today, location, draft.list]);
  return { list, isRead: text === draft.pasted };
}

function Step({ stages: [first, ...others] }: { readonly stages: readonly [Stage, ...Stage[]] }) {
  const { fixtureList: texts, details } = useAdminTexts();
  const { tournamentId } = useCurrentCup();
  const { draft, change } = useFixtureDraft(tournamentId);
  const [refused, setRefused] = useState<Refused | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { location } = draft;
  const stage = others.find(({ stageId }) => stageId === draft.stageId) ?? first;
  const { list, isRead } = useFixtureList(stage, location);
  const add = useAddMatches(list, stage.stageId);
  const { matches, columns, problems } = list;
  const again = refused && matches[refused.index];
  const told = again
    ? [{ line: again.line, code: refused.code, name: `${again.local} – ${again.visitor}` }]
    : [];
  const say = (said: ListChoices<FixtureColumn>) =>
    change((present) => ({ list: { ...present.list, ...said } }));
  return (
    <>
      <ChooseField
        label={texts.stage}
        choices={[first, ...others].map((each) => ({ value: each.stageId, label: fullStageName(each) }))}
        value={stage.stageId}
        onChoose={(stageId) => {
          setRefused(null);
          change(() => ({ stageId }));
        }}
      />
      <ListArea
        ref={area}
        label={texts.list}
        example={texts.example}
        hint={texts.about}
        value={draft.pasted}
        isInvalid={problems.length > 0}
        onChange={(pasted) => {
          setRefused(null);
          // What was said of one list is not said of another one.
          change((present) => ({ pasted, ...(isOtherList(pasted, present.pasted) && { list: {} }) }));
        }}
      />
      <ListLayout list={list} chosen={draft.list} onChoose={say} />
      {columns.length > 1 && (
        <ColumnTable
          table={list}
          meanings={FIXTURE_COLUMNS}
          words={{ ...texts.columns, category: details.categories.one }}
          onChoose={(column, meaning) => say({ columns: { ...draft.list.columns, [column]: meaning } })}
        />
      )}
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
      <LineNotes notes={list.notes} />
      <LineProblems problems={[...told, ...problems]} onShow={(line) => selectLine(area.current, line)} />
      <div className={cluster(3)}>
        {matches.length > 0 && (
          <ActionButton disabled={problems.length > 0 || !isRead} onClick={() => void add().then(setRefused)}>
            {texts.add(matches.length)}
          </ActionButton>
        )}
        <ListFile onAdd={(append) => change(({ pasted }) => ({ pasted: append(pasted) }))} />
      </div>
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
