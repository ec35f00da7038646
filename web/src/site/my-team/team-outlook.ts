import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { podiumOf, podiumPlaces } from '@futsal-cup/domain/bracket/podium';
import { cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import type { ArrangedMatches } from '@futsal-cup/domain/schedule/match-lists';
import type { Cup, Match } from '../../shelf/cup/cup';
import { plays } from '../match-row/plays';
import type { CupStateTexts } from '../../shelf/texts/cup-state-texts';

/** A row of a table, and the name of its group. */
interface PlaceInGroup extends Omit<StandingsRowView, 'name'> {
  readonly groupId: string;
  readonly groupName: string;
}

export interface TeamOutlook {
  /** Its place on the podium of a cup that is over, from 0. */
  readonly podiumPlace: number | undefined;
  /** Its rows in the tables of its groups. */
  readonly places: readonly PlaceInGroup[];
  /** What it plays now, or what awaits its result. */
  readonly now: readonly Match[];
  readonly next: Match | undefined;
  /** Its results, the latest first; a score that is under review is none. */
  readonly last: readonly Match[];
}

/** Before its first match a team has a group, but no place. */
export function placeInWords(place: PlaceInGroup, texts: CupStateTexts): string {
  const { position, played, points, groupName } = place;
  return played > 0 ? texts.place(position, groupName, points) : groupName;
}

function podiumPlaceOf({ Stages }: Pick<Cup, 'Stages'>, teamId: string): number | undefined {
  const podium = podiumOf(Stages);
  const place = podium ? podiumPlaces(podium).findIndex((teamIds) => teamIds.includes(teamId)) : -1;
  return place < 0 ? undefined : place;
}

/** Where a team stands, what it plays and how it played. */
export function outlookOf(
  cup: Pick<Cup, 'Stages'>,
  teamId: string,
  lists: ArrangedMatches<Match>,
): TeamOutlook {
  const ofTeam = (matches: readonly Match[]) => matches.filter((match) => plays(match, teamId));
  const groups = cup.Stages.flatMap((stage) => stage.groups);
  return {
    podiumPlace: cupStateOf(lists) === 'finished' ? podiumPlaceOf(cup, teamId) : undefined,
    places: groups.flatMap(({ groupId, name: groupName, standings }) =>
      standings.filter((row) => row.teamId === teamId).map((row) => ({ ...row, groupId, groupName })),
    ),
    now: ofTeam(lists.board),
    next: ofTeam(lists.upcoming).find(({ state }) => state !== 'postponed'),
    last: ofTeam(lists.results)
      .filter(({ teamsChanged }) => !teamsChanged)
      .toReversed(),
  };
}
