import type { Cup as DomainCup, Tournament } from '@futsal-cup/domain/cup/records';
import { allowed } from '@futsal-cup/domain/cup/result';
import { memo, useDeferredValue } from 'react';
import type { Cup } from '../../shelf/cup/cup';
import { fullStageName, inCategory } from '../../shelf/cup/stage-name';
import { allMatches } from '../../shelf/cup/all-matches';
import { sideName } from '../../shelf/cup/side-name';
import { stack } from '../../shelf/styles/layout';
import { shownTexts } from '../../shelf/texts/use-texts';
import { toDomainCup } from '../cup/domain-cup';
import { useCurrentCup } from '../cup/cup-context';
import { matchesToReview } from '../review/matches-to-review';
import { ReviewNotice } from '../review/review-notice';
import { shownAdminTexts, useAdminTexts } from '../texts/admin-texts';
import ui from '../ui/ui.module.css';
import { type ChangedPlaces, changedPlaces } from './changed-places';
import type { TableRulesDetails } from './table-rules-values';

/** The rest can be unfolded, so that the button below is not far away in a large cup. */
const MOST_LINES = 8;

/** The rules of a tournament, or of its categories, that are not saved yet. */
type UnsavedRules = TableRulesDetails | Pick<Tournament, 'categories'>;

function changeRules(before: DomainCup, rules: UnsavedRules): DomainCup {
  return { ...before, tournament: { ...before.tournament, ...rules } };
}

/** Returns the change of a cup to the rules. */
export function withRules(rules: UnsavedRules) {
  return (before: DomainCup) => allowed(changeRules(before, rules));
}

function effectOf(cup: Cup, rules: UnsavedRules): ChangedPlaces {
  const before = toDomainCup(cup);
  return changedPlaces(before, changeRules(before, rules));
}

/** Says what changes, a line for each group and for each side of a match. */
function linesOf({ groups, sides }: ChangedPlaces, cup: Cup): string[] {
  const { match: matchTexts } = shownTexts();
  const {
    labelled,
    tableRules: { effect: texts },
  } = shownAdminTexts();
  const names = new Map(cup.Teams.map(({ teamId, name }) => [teamId, name]));
  const nameOf = (teamId: string | null) => (teamId === null ? texts.nobody : (names.get(teamId) ?? ''));
  const groupNames = new Map(
    cup.Stages.flatMap(({ groups, category }) =>
      groups.map(({ groupId, name }) => [groupId, inCategory(category, name)] as const),
    ),
  );
  const matches = new Map(allMatches(cup).map((match) => [match.matchId, match]));
  return [
    ...groups.map(({ groupId, places }) => {
      const all = places.map(({ teamId, before, after }) => texts.place(nameOf(teamId), before, after));
      return labelled(groupNames.get(groupId) ?? '', all.join(', '));
    }),
    ...sides.flatMap(({ matchId, before, after }) => {
      const match = matches.get(matchId);
      if (!match) return [];
      const { matchNumber, Stage, local, visitor } = match;
      const name =
        matchNumber === null ? `${sideName(local)} – ${sideName(visitor)}` : matchTexts.match(matchNumber);
      return texts.side(`${fullStageName(Stage)}, ${name}`, nameOf(before), nameOf(after));
    }),
  ];
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={ui['bullets']}>
      {lines.map((line, index) => (
        <li key={`${line} ${index}`}>{line}</li>
      ))}
    </ul>
  );
}

interface EffectProps {
  readonly rules: UnsavedRules;
}

/** Lists the places in groups and the teams of later matches that other rules would change. */
const EffectNotice = memo(function EffectNotice({ rules }: EffectProps) {
  const { effect: texts } = useAdminTexts().tableRules;
  const cup = useCurrentCup();
  // The tables of a large cup take longer than a keystroke may.
  const lines = linesOf(effectOf(cup, useDeferredValue(rules)), cup);
  const more = lines.slice(MOST_LINES);
  return (
    <section className={stack(2)} aria-live="polite" aria-label={texts.title}>
      <h3 className={ui['subtitle']}>{texts.title}</h3>
      {lines.length === 0 ? <p>{texts.none}</p> : <Lines lines={lines.slice(0, MOST_LINES)} />}
      {more.length > 0 && (
        <details>
          <summary>{texts.more(more.length)}</summary>
          <Lines lines={more} />
        </details>
      )}
    </section>
  );
});

/** Shows what rules change before they are saved. */
export function Effect({ rules }: EffectProps) {
  const cup = useCurrentCup();
  return (
    <>
      <EffectNotice rules={rules} />
      <ReviewNotice matches={matchesToReview(cup, withRules(rules))} />
    </>
  );
}
