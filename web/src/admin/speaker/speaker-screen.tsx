import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { useMemo } from 'react';
import type { Cup } from '../../shelf/cup/cup';
import { shownMessage } from '../../shelf/cup/message';
import { inCategory } from '../../shelf/cup/stage-name';
import { stack } from '../../shelf/styles/layout';
import { useCurrentCup } from '../cup/cup-context';
import { useClock } from '../cup/use-clock';
import { type AdminTexts, useAdminTexts } from '../texts/admin-texts';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';
import { courtInWords, liveMatches, nextLines, scoreInWords } from './court-lines';
import { type SpeakerLine, tick, type TickedLine, tickedLines, useReadLines } from './read-lines';
import { resultLines } from './result-lines';
import styles from './speaker.module.css';
import { throughLines } from './through-lines';

/** More sentences than these are no news, and wait below the others. */
const MOST_NEW = 8;

function Lines({ lines }: { readonly lines: readonly TickedLine[] }) {
  const { speaker } = useAdminTexts();
  const { tournamentId } = useCurrentCup();
  return (
    <ul className={stack(2)}>
      {lines.map((line) => (
        <li key={line.id} className={styles['line']} data-state={line.state}>
          <label className={ui['choice']}>
            <input
              type="checkbox"
              checked={line.state === 'read'}
              onChange={({ target }) => tick(tournamentId, line, target.checked)}
            />
            <span dir="auto">
              {line.state === 'corrected' && <strong>{speaker.corrected} </strong>}
              {[line.text, line.more].filter(Boolean).join(' ')}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

interface SectionProps {
  readonly title: string;
  /** Without these words a section without sentences is left out. */
  readonly none?: string;
  readonly lines: readonly TickedLine[];
  readonly shows?: TickedLine['state'];
}

/** Shows the sentences that are new; those that were read, and those that are no news any more, are below them. */
function Section({ title, none, lines, shows = 'new' }: SectionProps) {
  const { speaker: texts } = useAdminTexts();
  const unread = lines.filter(({ state }) => state === shows);
  const most = shows === 'corrected' ? unread.length : MOST_NEW;
  const others = [...unread.slice(most), ...lines.filter(({ state }) => state === 'read')];
  if (lines.length === 0 && !none) return null;
  return (
    <Panel title={title}>
      {lines.length === 0 && <p className={ui['hint']}>{none}</p>}
      <Lines lines={unread.slice(0, most)} />
      {others.length > 0 && (
        <details className={styles['more']}>
          <summary>{texts.readBefore(others.length)}</summary>
          <Lines lines={others} />
        </details>
      )}
    </Panel>
  );
}

function Now({ cup, clock }: { readonly cup: Cup; readonly clock: Clock }) {
  const texts = useAdminTexts();
  const live = liveMatches(cup, clock);
  return (
    <Panel title={texts.speaker.now}>
      {live.length === 0 && <p className={ui['hint']}>{texts.speaker.noneNow}</p>}
      <ul className={stack(2)}>
        {live.map((match) => (
          <li key={match.matchId} className={styles['line']}>
            <p className={styles['court']}>{courtInWords(match)}</p>
            <p className={styles['score']}>{inCategory(match.Stage.category, scoreInWords(match, texts))}</p>
            {match.live?.boardNote}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The message to everybody and the sponsors. */
function betweenLines(cup: Cup, now: number, { speaker }: AdminTexts): readonly SpeakerLine[] {
  const message = shownMessage(cup, now);
  const sponsors = (cup.sponsors ?? []).map(({ name }) => name).join(', ');
  const texts = [message, sponsors && speaker.sponsors(sponsors)];
  return texts.flatMap((text) => (text ? { id: `between/${text}`, text } : []));
}

/** What the person with the microphone says: what is played, what has ended, who is through and why, and what comes next. */
export function SpeakerScreen() {
  const texts = useAdminTexts();
  const { speaker } = texts;
  const cup = useCurrentCup();
  const clock = useClock(cup);
  const read = useReadLines(cup.tournamentId);
  const lines = useMemo(() => {
    const between = betweenLines(cup, clock.now, texts);
    return [resultLines, throughLines, nextLines].map((of) => of(cup, clock, texts)).concat([between]);
  }, [cup, clock, texts]);
  const [ended = [], through = [], next = [], between = []] = lines.map((each) => tickedLines(each, read));
  const corrections = [...next, ...between, ...ended, ...through].filter(
    ({ state }) => state === 'corrected',
  );
  return (
    <>
      <p className={ui['about']}>{speaker.about}</p>
      <Section title={speaker.corrections} lines={corrections} shows="corrected" />
      <Now cup={cup} clock={clock} />
      <Section title={speaker.ended} none={speaker.noneEnded} lines={ended} />
      <Section title={speaker.through} none={speaker.noneThrough} lines={through} />
      <Section title={speaker.next} none={speaker.noneNext} lines={next} />
      <Section title={speaker.between} lines={between} />
    </>
  );
}
