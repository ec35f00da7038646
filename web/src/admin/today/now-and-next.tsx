import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../shelf/addresses/paths';
import type { Cup } from '../../shelf/cup/cup';
import { inCategory } from '../../shelf/cup/stage-name';
import { stack } from '../../shelf/styles/layout';
import {
  courtInWords,
  liveMatches,
  nextMatches,
  scoreInWords,
  teamsInWords,
  whenInWords,
} from '../speaker/court-lines';
import { useAdminTexts } from '../texts/admin-texts';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';

interface NowAndNextProps {
  readonly cup: Cup;
  readonly clock: Clock;
}

/** Lists what is played on each court, and what comes next on it; nothing where there is neither. */
export function NowAndNext({ cup, clock }: NowAndNextProps) {
  const texts = useAdminTexts();
  const { labelled, today, speaker } = texts;
  const live = liveMatches(cup, clock);
  const { isToday, matches } = nextMatches(cup, clock);
  if (live.length + matches.length === 0) return null;
  return (
    <Panel title={today.nowAndNext}>
      {live.length === 0 && <p className={ui['hint']}>{speaker.noneNow}</p>}
      <ul className={stack(2)}>
        {live.map((match) => (
          <li key={match.matchId}>
            <strong>
              {labelled(courtInWords(match), inCategory(match.Stage.category, scoreInWords(match, texts)))}
            </strong>
          </li>
        ))}
        {matches.map((match) => (
          <li key={match.matchId}>
            {labelled(`${courtInWords(match)}, ${whenInWords(match, isToday)}`, teamsInWords(match, texts))}
          </li>
        ))}
      </ul>
      <Link className={ui['link']} to={paths.adminSpeaker}>
        <Megaphone aria-hidden size={20} />
        {today.toSpeaker}
      </Link>
    </Panel>
  );
}
