import { memo, useDeferredValue } from 'react';
import type { Cup } from '../../shelf/cup/cup';
import { allMatches } from '../../shelf/cup/all-matches';
import { sideName } from '../../shelf/cup/side-name';
import { stack } from '../../shelf/styles/layout';
import { useTexts } from '../../shelf/texts/use-texts';
import { toDomainCup } from '../cup/domain-cup';
import { useCurrentCup } from '../cup/cup-context';
import { useAdminTexts } from '../texts/admin-texts';
import ui from '../ui/ui.module.css';
import { type ChangedPlaces, changedPlaces } from './changed-places';
import type { TableRulesDetails } from './table-rules-values';

function effectOf(cup: Cup, rules: TableRulesDetails): ChangedPlaces {
  const before = toDomainCup(cup);
  return changedPlaces(before, { ...before, tournament: { ...before.tournament, ...rules } });
}

function ChangedGroups({ cup, groups }: Pick<ChangedPlaces, 'groups'> & { readonly cup: Cup }) {
  const { effect: texts } = useAdminTexts().tableRules;
  const names = new Map(cup.Teams.map(({ teamId, name }) => [teamId, name]));
  const groupNames = new Map(
    cup.Stages.flatMap(({ groups }) => groups).map(({ groupId, name }) => [groupId, name]),
  );
  return groups.map(({ groupId, places }) => (
    <li key={groupId}>
      {groupNames.get(groupId)}:{' '}
      {places
        .map(({ teamId, before, after }) => texts.place(names.get(teamId) ?? '', before, after))
        .join(', ')}
    </li>
  ));
}

function ChangedSides({ cup, sides }: Pick<ChangedPlaces, 'sides'> & { readonly cup: Cup }) {
  const { effect: texts } = useAdminTexts().tableRules;
  const { match: matchTexts } = useTexts();
  const names = new Map(cup.Teams.map(({ teamId, name }) => [teamId, name]));
  const matches = new Map(allMatches(cup).map((match) => [match.matchId, match]));
  const nameOf = (teamId: string | null) => (teamId === null ? texts.nobody : (names.get(teamId) ?? ''));
  return sides.map(({ matchId, before, after }, index) => {
    const match = matches.get(matchId);
    if (!match) return null;
    const { matchNumber, Stage, local, visitor } = match;
    const name =
      matchNumber === null
        ? `${Stage.name}, ${sideName(local)} – ${sideName(visitor)}`
        : `${Stage.name}, ${matchTexts.match(matchNumber)}`;
    return <li key={`${matchId} ${index}`}>{texts.side(name, nameOf(before), nameOf(after))}</li>;
  });
}

/** Lists the places in groups and the teams of later matches that other rules would change. */
export const EffectNotice = memo(function EffectNotice({ rules }: { readonly rules: TableRulesDetails }) {
  const { effect: texts } = useAdminTexts().tableRules;
  const cup = useCurrentCup();
  // The tables of a large cup take longer than a keystroke may.
  const { groups, sides } = effectOf(cup, useDeferredValue(rules));
  const isNone = groups.length === 0 && sides.length === 0;
  return (
    <section className={stack(2)} aria-live="polite" aria-label={texts.title}>
      <h3 className={ui['subtitle']}>{texts.title}</h3>
      {isNone ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={ui['bullets']}>
          <ChangedGroups cup={cup} groups={groups} />
          <ChangedSides cup={cup} sides={sides} />
        </ul>
      )}
    </section>
  );
});
