import { Score } from '../../shelf/match/score';
import { useHomeTexts } from '../texts/home-texts';
import { Crest } from '../../shelf/ui/crest/crest';
import { BoardFrame, BoardMatch } from './board';
import { cluster } from '../../shelf/styles/layout';
import styles from './board.module.css';

/** An invented match that the scoreboard shows before the first kick-off. */
const sampleMatch = {
  location: 'Hardau, Zürich',
  local: {
    name: 'FC Limmat',
    goals: 3,
    kicks: null,
    scorers: [
      ['Lena Brunner', 4],
      ['Mia Caduff', 17],
      ['Lena Brunner', 38],
    ],
  },
  visitor: {
    name: 'Racing Sihl',
    goals: 2,
    kicks: null,
    scorers: [
      ['Sofia Marti', 11],
      ['Ana Ribeiro', 29],
    ],
  },
} as const;

function SampleSide({ side }: { readonly side: 'local' | 'visitor' }) {
  const { name, scorers } = sampleMatch[side];
  return (
    <>
      <Crest name={name} />
      <span className={styles['team']}>{name}</span>
      <ul className={styles['scorers']}>
        {scorers.map(([player, minute]) => (
          <li key={minute}>
            {player}&nbsp;{minute}&apos;
          </li>
        ))}
      </ul>
    </>
  );
}

export function SampleBoard() {
  const { sample: texts } = useHomeTexts();
  return (
    <BoardFrame badge={<p className={cluster(2, styles['badge'])}>{texts.title}</p>}>
      <BoardMatch
        local={<SampleSide side="local" />}
        score={<Score match={sampleMatch} />}
        visitor={<SampleSide side="visitor" />}
        foot={
          <>
            <p>
              {texts.stage} · {sampleMatch.location}
            </p>
            <p>{texts.note}</p>
          </>
        }
      />
    </BoardFrame>
  );
}
