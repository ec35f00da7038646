import { podiumOf } from '@futsal-cup/domain/bracket/podium';
import type { TeamNameView } from '@futsal-cup/domain/contracts/views';
import type { Cup } from '../../shared/cup/cup';
import { TeamLink } from '../../shared/match/links';
import { useTexts } from '../../shared/texts/use-texts';
import { Crest } from '../../shared/ui/crest';
import styles from './champions.module.css';

interface PlaceProps {
  readonly cup: Pick<Cup, 'tournamentId'>;
  readonly place: 1 | 2 | 3;
  readonly title: string;
  readonly team: TeamNameView;
}

function Place({ cup, place, title, team }: PlaceProps) {
  return (
    <li className={styles['place']} data-place={place}>
      <Crest name={team.name} />
      <span className={styles['team']}>
        <TeamLink tournamentId={cup.tournamentId} side={{ team, placeholder: null }} />
      </span>
      <span className={styles['title']}>{title}</span>
    </li>
  );
}

interface ChampionsProps {
  readonly cup: Pick<Cup, 'tournamentId' | 'Stages' | 'Teams'>;
}

/** Who won the cup, and who came second and third; nothing where that is open. */
export function Champions({ cup }: ChampionsProps) {
  const [champion, runnerUp, thirdPlace] = useTexts().home.podium;
  const podium = podiumOf(cup.Stages);
  if (!podium) return null;
  const find = (teamId: string | null) => cup.Teams.find((team) => team.teamId === teamId);
  const [first, second] = [find(podium.first), find(podium.second)];
  const third = podium.third.map(find);
  return (
    <section className={styles['champions']} aria-label={champion}>
      <ol className={styles['places']}>
        {first && <Place cup={cup} place={1} title={champion} team={first} />}
        {second && <Place cup={cup} place={2} title={runnerUp} team={second} />}
        {third.map(
          (team) => team && <Place key={team.teamId} cup={cup} place={3} title={thirdPlace} team={team} />,
        )}
      </ol>
    </section>
  );
}
