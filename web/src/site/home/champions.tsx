import { podiumOf, podiumPlaces } from '@futsal-cup/domain/bracket/podium';
import { type Cup } from '../../shelf/cup/cup';
import { TeamLink } from '../match-row/links';
import links from '../match-row/links.module.css';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { useSiteTexts } from '../texts/site-texts';
import { Crest } from '../../shelf/ui/crest/crest';
import { stack } from '../../shelf/styles/layout';
import styles from './champions.module.css';

interface ChampionsProps {
  readonly cup: Cup;
}

function ChampionsOfPart({ cup: { tournamentId, Stages, Teams, category } }: ChampionsProps) {
  const titles = useSiteTexts().home.podium;
  const podium = podiumOf(Stages);
  if (!podium) return null;
  return (
    <section className={styles['champions']} aria-label={category ?? titles[0]}>
      {category && (
        <h2 className={styles['category']} lang={cupLanguage()}>
          {category}
        </h2>
      )}
      <ol className={styles['places']}>
        {podiumPlaces(podium).map((teamIds, index) =>
          Teams.filter(({ teamId }) => teamIds.includes(teamId)).map((team) => (
            <li
              key={team.teamId}
              className={stack(2, links['above'], styles['place'])}
              data-place={index + 1}
            >
              <Crest name={team.name} />
              <span className={styles['team']}>
                <TeamLink tournamentId={tournamentId} side={{ team, placeholder: null }} />
              </span>
              <span className={styles['title']}>{titles[index]}</span>
            </li>
          )),
        )}
      </ol>
    </section>
  );
}

/** Shows the first three teams of the cup, or of each of its categories, or nothing if they are not decided. */
export function Champions({ cup }: ChampionsProps) {
  return (cup.parts ?? [cup]).map((part) => <ChampionsOfPart key={part.category ?? ''} cup={part} />);
}
