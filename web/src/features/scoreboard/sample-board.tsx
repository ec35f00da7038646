import { matchesTexts } from '../../shared/texts/matches';
import { Crest } from '../../shared/ui/crest';
import { Score } from '../../shared/match/score';
import { Board } from './board';
import { sampleMatch } from './sample-match';
import styles from './side.module.css';

function SampleSide({ side }: { readonly side: 'local' | 'visitor' }) {
  const { name, scorers } = sampleMatch[side];
  return (
    <>
      <Crest name={name} />
      <span className={styles['team']}>{name}</span>
      <ul className={styles['scorers']}>
        {scorers.map((scorer) => (
          <li key={scorer}>{scorer}</li>
        ))}
      </ul>
    </>
  );
}

export function SampleBoard() {
  const { local, visitor, stage, location } = sampleMatch;
  const score = {
    localTeamScore: local.score,
    visitorTeamScore: visitor.score,
    localTeamPenaltyScore: null,
    visitorTeamPenaltyScore: null,
  };
  return (
    <Board
      badge={matchesTexts.sample}
      local={<SampleSide side="local" />}
      score={<Score match={score} />}
      visitor={<SampleSide side="visitor" />}
      foot={
        <>
          <p>
            {stage} · {location}
          </p>
          <p>{matchesTexts.sampleNote}</p>
        </>
      }
    />
  );
}
