import { categoriesOf } from '@futsal-cup/domain/cup/categories';
import { matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup } from '../../shelf/cup/cup';
import { slashDate } from '../../shelf/cup/slash-date';
import { fullStageName } from '../../shelf/cup/stage-name';
import { autoGrid } from '../../shelf/styles/layout';
import { EmptyText } from '../../shelf/ui/content-states';
import { cupOfCategory, partsOf } from '../categories/cup-of-category';
import { useCurrentCup } from '../cup/cup-context';
import { type Choice, ChooseField } from '../forms/choose-field';
import { Poster } from '../links/poster';
import { courtsOf } from '../scorers/scope-choices';
import { useAdminTexts } from '../texts/admin-texts';
import ui from '../ui/ui.module.css';
import { Bracket, CourtDays, Fixtures } from './match-papers';
import { type ChosenField, type Kind, Logo, Paper, type PaperProps } from './paper';
import { FinalStandings, Tables } from './standings-papers';
import { Certificates, ScoreSheets } from './stored-papers';

function PosterPaper({ kind, chosen: { category } }: PaperProps) {
  return (
    <Paper kind={kind}>
      <Poster tournament={useCurrentCup()} category={category}>
        <Logo />
      </Poster>
    </Paper>
  );
}

/** What can be printed, each with what is chosen for it. */
const KINDS: Readonly<Record<Kind, readonly [ComponentType<PaperProps>, ...ChosenField[]]>> = {
  fixtures: [Fixtures, 'category', 'court', 'day'],
  'court-day': [CourtDays, 'court', 'day'],
  tables: [Tables, 'category'],
  bracket: [Bracket, 'category'],
  standings: [FinalStandings, 'category'],
  sheets: [ScoreSheets, 'category', 'stage', 'court', 'day'],
  certificates: [Certificates, 'category'],
  poster: [PosterPaper, 'category'],
};

const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

function choicesOf(cup: Cup): Readonly<Record<ChosenField, readonly Choice[]>> {
  const matches = allMatches(cup);
  const days = matchesByDate(matches.filter(({ state }) => state !== 'postponed'));
  return {
    category: categoriesOf(cup).map(({ categoryId, name }) => ({ value: categoryId, label: name })),
    court: courtsOf(matches)
      .filter(Boolean)
      .map((court) => ({ value: court, label: court })),
    day: days.map(({ date }) => ({ value: date, label: slashDate(date) })),
    stage: cup.Stages.map((stage) => ({ value: stage.stageId, label: fullStageName(stage) })),
  };
}

/** Returns the cup of each category, or of the chosen one. */
function partsToPrint(cup: Cup, chosen: string | undefined): readonly Cup[] {
  if (!cup.categories) return [cup];
  return partsOf(cup, [...cup.Teams, ...cup.Stages])
    .filter(({ categoryId }) => !chosen || categoryId === chosen)
    .map(({ category, categoryId }) => ({ ...cupOfCategory(cup, categoryId), category }));
}

/**
 * Prints what hangs in the hall, lies on the tables and is given away. The address keeps what is to be printed, so that it is still chosen
 * after a reload and after the way back.
 */
export function PrintScreen() {
  const { print: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const [query, setQuery] = useSearchParams();
  const kind = ALL_KINDS.find((each) => each === query.get('what')) ?? 'fixtures';
  const [Content, ...ofKind] = KINDS[kind];
  const choices = choicesOf(cup);
  const fields = ofKind
    .map((field) => {
      const value = query.get(field) ?? '';
      const isKnown = value === '' || choices[field].some((choice) => choice.value === value);
      return { field, value, error: isKnown ? null : texts.unknown };
    })
    .filter(({ field, value }) => choices[field].length > 0 || value !== '');
  const isUnknown = fields.some(({ error }) => error);
  const chosen = Object.fromEntries(fields.map(({ field, value }) => [field, value] as const));
  const parts = partsToPrint(cup, chosen['category']);
  const hidden = parts.filter(({ shown }) => shown).map(({ category, name }) => category ?? name);
  const choose = (name: ChosenField | 'what', value: string | null) => {
    const after = new URLSearchParams(query);
    if (value) after.set(name, value);
    else after.delete(name);
    setQuery(after, { replace: true });
  };
  return (
    <>
      <p className={ui['about']}>{texts.about}</p>
      <div className={autoGrid(4)}>
        <ChooseField
          label={texts.what}
          choices={ALL_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind}
          onChoose={(value) => choose('what', value)}
        />
        {fields.map(({ field, ...props }) => (
          <ChooseField
            key={field}
            {...props}
            label={texts.fields[field]}
            placeholder={texts.all[field]}
            choices={choices[field]}
            onChoose={(value) => choose(field, value)}
          />
        ))}
      </div>
      {hidden.length > 0 && <p>{texts.tablesOff(hidden.join(', '))}</p>}
      {isUnknown ? <EmptyText text={texts.unknown} /> : <Content {...{ kind, parts, chosen }} />}
    </>
  );
}
