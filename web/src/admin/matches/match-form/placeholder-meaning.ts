import { bindPlaceholder, type BoundPlaceholder } from '@futsal-cup/domain/bracket/bind-placeholder';
import { parsePlaceholder } from '@futsal-cup/domain/bracket/placeholders';
import { findCycle } from '@futsal-cup/domain/bracket/references';
import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import type { PlaceholderSource, SideKey } from '@futsal-cup/domain/cup/sides';
import { nearestName } from '@futsal-cup/domain/cup/text/nearest-name';
import { allMatches } from '../../../shelf/cup/all-matches';
import type { Cup, Match, MatchSide, Stage } from '../../../shelf/cup/cup';
import { cupOfStage } from '../../cup/cup-of-category';
import { toDomainCup } from '../../cup/domain-cup';
import { sideName } from '../../../shelf/cup/side-name';
import { shownAdminTexts } from '../../texts/admin-texts';
import { countPlaces } from './placeholder-suggestions';

type Group = Stage['groups'][number];

function placeInWords(group: Group, place: number): string {
  const { meaning: texts } = shownAdminTexts().matches;
  const count = countPlaces(group);
  return texts.groupPlace(place, group.name) + (place > count ? texts.fewTeams(count) : '');
}

/**
 * Describes a rank among the teams in the same place of their groups, or a slot that gets one of them. A stage has only as many of both as
 * groups, so a higher number gets a warning.
 */
function rankInWords(
  { name, groups }: Stage,
  source: Extract<PlaceholderSource, { readonly stageId: string }>,
): string {
  const { meaning: texts } = shownAdminTexts().matches;
  const { place } = source;
  const isRank = source.kind === 'best-of-place';
  const number = isRank ? source.rank : source.slot;
  const words = isRank ? texts.bestOfPlace(number, place, name) : texts.oneOfBest(number, place, name);
  return words + (number > groups.length ? texts.fewGroups(groups.length) : '');
}

export function sourceInWords(cup: Cup, source: PlaceholderSource): string {
  const { meaning: texts, versus } = shownAdminTexts().matches;
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser': {
      const match = allMatches(cup).find(({ matchId }) => matchId === source.matchId);
      if (!match) return texts.textOnly;
      const say = source.kind === 'match-winner' ? texts.winner : texts.loser;
      const sides = versus(sideName(match.local), sideName(match.visitor));
      return say(match.matchNumber ?? 0, sides);
    }
    case 'group-place': {
      const groups = cup.Stages.flatMap((stage) => stage.groups);
      const group = groups.find(({ groupId }) => groupId === source.groupId);
      return group ? placeInWords(group, source.place) : texts.textOnly;
    }
    case 'best-of-place':
    case 'allotted-of-place': {
      const stage = cup.Stages.find(({ stageId }) => stageId === source.stageId);
      return stage ? rankInWords(stage, source) : texts.textOnly;
    }
  }
}

/** Nothing is called that: a text that says where it leads waits for that, and another one may be a misspelt name. */
function textInWords({ Teams }: Cup, text: string): string {
  const { meaning: texts } = shownAdminTexts().matches;
  if (parsePlaceholder(text).kind !== 'text') return texts.notYet;
  const meant = nearestName(
    text,
    Teams.map(({ name }) => name),
  );
  return meant === null ? texts.textOnly : texts.didYouMean(meant);
}

function inWords(cup: Cup, bound: BoundPlaceholder, text: string): string {
  const { meaning: texts } = shownAdminTexts().matches;
  if (bound.kind === 'text') return textInWords(cup, text);
  if (bound.kind === 'source') return sourceInWords(cup, bound.source);
  const team = cup.Teams.find(({ teamId }) => teamId === bound.teamId);
  return texts.team(team?.name ?? '');
}

/** A saved text never becomes bound by being saved again; whether it binds at all depends on whether it ever was. */
function savedInWords(cup: Cup, text: string, { lost }: MatchSide): string {
  return lost ? shownAdminTexts().matches.meaning.lost : textInWords(cup, text);
}

/** Tells whether a match would depend on itself if one of its sides were bound to the source. */
function leadsBack({ matches, groups }: DomainCup, edited: Match, source: PlaceholderSource): boolean {
  const changed = matches.map((match) =>
    match.matchId === edited.matchId ? { ...match, local: { ...match.local, teamId: null, source } } : match,
  );
  return findCycle({ matches: changed, groups }) !== null;
}

interface TypedPlaceholder {
  readonly stageId: string;
  readonly text: string;
  readonly side: SideKey;
  /** The match that is edited; null for a new one. An unchanged placeholder keeps its binding. */
  readonly base: Match | null;
}

/** Describes in a sentence what a placeholder will be bound to when it is saved; null while it is empty. */
export function placeholderMeaning(cup: Cup, { stageId, text, side, base }: TypedPlaceholder): string | null {
  const { meaning: texts } = shownAdminTexts().matches;
  if (text.trim() === '') return null;
  const saved = base?.[side];
  if (saved?.placeholder === text)
    return saved.source
      ? sourceInWords(cup, saved.source)
      : savedInWords(cupOfStage(cup, stageId), text, saved);
  const domainCup = toDomainCup(cup);
  const bound = bindPlaceholder(domainCup, stageId, text);
  if (base && bound.kind === 'source' && leadsBack(domainCup, base, bound.source)) return texts.cycle;
  return inWords(cupOfStage(cup, stageId), bound, text);
}
