import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { podiumOf, podiumPlaces } from '@futsal-cup/domain/bracket/podium';
import { cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import type { ArrangedMatches } from '@futsal-cup/domain/schedule/match-lists';
import type { Cup, Match } from '../../shelf/cup/cup';
import { named } from '../../shelf/cup/with-names';
import { plays } from '../../shelf/match/plays';
import type { HomeTexts } from '../texts/home-texts';

/** The place of a team in a group. */
interface PlaceInGroup extends Pick<StandingsRowView, 'position' | 'played' | 'points'> {
  readonly groupId: string;
  readonly groupName: string;
}

export interface TeamOutlook {
  /** The place of the team on the podium after the cup, counted from 0. */
  readonly podiumPlace: number | undefined;
  /** The places of the team in its groups. */
  readonly places: readonly PlaceInGroup[];
  /** The matches that the team plays now or that await their result. */
  readonly now: readonly Match[];
  readonly next: Match | undefined;
  /** The results of the team, the latest first. A score under review is not a result. */
  readonly last: readonly Match[];
}

/** Describes a place in words, with the name of the group marked. Before its first match, and where everybody sees no tables, a team has a group but no place. */
export function placeInWords(place: PlaceInGroup, texts: HomeTexts['cupState']): string {
  const { position, played, points, groupName } = place;
  return played > 0 ? texts.place(position, named(groupName), points) : named(groupName);
}

function podiumPlaceOf(cup: Cup, teamId: string): number | undefined {
  const ofTeam = (cup.parts ?? [cup]).find(({ Teams }) => Teams.some((team) => team.teamId === teamId));
  const podium = podiumOf((ofTeam ?? cup).Stages);
  const place = podium ? podiumPlaces(podium).findIndex((teamIds) => teamIds.includes(teamId)) : -1;
  return place < 0 ? undefined : place;
}

const NO_PLACE = { position: 0, played: 0, points: 0 };

/** Returns the places, the current and next matches and the results of a team. */
export function outlookOf(cup: Cup, teamId: string, lists: ArrangedMatches<Match>): TeamOutlook {
  const ofTeam = (matches: readonly Match[]) => matches.filter((match) => plays(match, teamId));
  const groups = cup.Stages.flatMap((stage) => stage.groups);
  return {
    podiumPlace: cupStateOf(lists) === 'finished' ? podiumPlaceOf(cup, teamId) : undefined,
    places: groups.flatMap(({ groupId, name: groupName, standings, Teams }) => {
      const isMember = Teams.some((team) => team.teamId === teamId);
      const row = standings.find((each) => each.teamId === teamId) ?? (isMember ? NO_PLACE : null);
      return row ? [{ ...row, groupId, groupName }] : [];
    }),
    now: ofTeam(lists.board),
    next: ofTeam(lists.upcoming).find(({ state }) => state !== 'postponed'),
    last: ofTeam(lists.results)
      .filter(({ teamsChanged }) => !teamsChanged)
      .toReversed(),
  };
}
