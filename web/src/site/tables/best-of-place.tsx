import { acrossRulesOf } from '@futsal-cup/domain/standings/across-rules';
import type { Cup, Group } from '../../shelf/cup/cup';
import { LeagueTable } from './league-table';
import type { PlaceRanking } from './place-rankings';
import type { Qualification } from './qualification';
import { useHomeTexts } from '../texts/home-texts';

interface BestOfPlaceProps {
  readonly cup: Pick<Cup, 'tournamentId' | 'liveParts' | 'Teams' | 'tieBreakers' | 'across'>;
  readonly groups: readonly Group[];
  readonly ranking: PlaceRanking;
  readonly qualifications: ReadonlyMap<string, Qualification>;
}

/** Shows the ranking of the teams on one place of all groups, and its criteria. */
export function BestOfPlace({ cup, groups, ranking: { place, rows }, qualifications }: BestOfPlaceProps) {
  const { cupState: texts } = useHomeTexts();
  const playing = new Set(groups.flatMap((group) => [...(group.playing ?? [])]));
  return (
    <LeagueTable
      tournamentId={cup.tournamentId}
      caption={texts.bestOfPlace(place)}
      rows={rows ?? []}
      qualifications={qualifications}
      playing={playing.size > 0 ? playing : undefined}
      liveParts={cup.liveParts}
      teams={cup.Teams}
      explanation={rows ? texts.bestOfPlaceRule(acrossRulesOf(cup)) : texts.bestOfPlaceOpen}
    />
  );
}
