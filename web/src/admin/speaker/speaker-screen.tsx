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
import { takenBack, tick, type TickedLine, tickedLines, useReadLines } from './read-lines';
import { resultLines } from './result-lines';
import { type SpeakerLine, type SpeakerWords, useSpeakerWords } from './speaker-words';
import styles from './speaker.module.css';
import { isWrongNow, throughLines } from './through-lines';

/** More sentences than these are no news, and wait below the others. */
const MOST_NEW = 8;

function Line({ line }: { readonly line: TickedLine }) {
  const { speaker: texts } = useAdminTexts();
  const { tournamentId } = useCurrentCup();
  const prefixes = { new: null, read: null, corrected: texts.corrected, 'taken-back': texts.takenBack };
  const prefix = prefixes[line.state];
  return (
    <li className={styles['line']} data-state={line.state}>
      <label className={ui['choice']}>
        <input
          type="checkbox"
          checked={line.state === 'read'}
          onChange={({ target }) => tick(tournamentId, line, target.checked && line.state !== 'taken-back')}
        />
        <span>
          {prefix && <strong>{prefix} </strong>}
          <span className={styles['text']} dir="auto">
            {line.text}
          </span>
        </span>
      </label>
    </li>
  );
}

function Lines({ lines }: { readonly lines: readonly TickedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={stack(2)}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

interface SectionProps {
  readonly title: string;
  readonly none: string;
  readonly lines: readonly TickedLine[];
}

/** Shows the sentences that are new; those that were read, and those that are no news any more, are below them. */
function Section({ title, none, lines }: SectionProps) {
  const { speaker: texts } = useAdminTexts();
  const unread = lines.filter(({ state }) => state === 'new');
  const shown = unread.slice(0, MOST_NEW);
  const others = [...unread.slice(MOST_NEW), ...lines.filter(({ state }) => state === 'read')];
  return (
    <Panel title={title}>
      {lines.length === 0 && <p className={ui['hint']}>{none}</p>}
      <Lines lines={shown} />
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
  const words = useSpeakerWords();
  const { admin: texts } = words;
  const live = liveMatches(cup, clock);
  return (
    <Panel title={texts.speaker.now}>
      {live.length === 0 && <p className={ui['hint']}>{texts.speaker.noneNow}</p>}
      {live.length > 0 && (
        <ul className={stack(2)}>
          {live.map((match) => (
            <li key={match.matchId} className={styles['line']}>
              <p className={styles['court']}>{courtInWords(match, words)}</p>
              <p className={styles['score']}>
                {inCategory(match.Stage.category, scoreInWords(match, texts))}
              </p>
              {match.live?.boardNote}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The message to everybody and the sponsors. */
function betweenLines(cup: Cup, now: number, { speaker }: AdminTexts): readonly SpeakerLine[] {
  const message = shownMessage(cup, now);
  const sponsors = (cup.sponsors ?? []).map(({ name }) => name).join(', ');
  return [
    ...(message ? [{ id: 'between/message', facts: [message], text: message }] : []),
    ...(sponsors ? [{ id: 'between/sponsors', facts: [sponsors], text: speaker.sponsors(sponsors) }] : []),
  ];
}

function useLines(cup: Cup, clock: Clock, words: SpeakerWords) {
  const read = useReadLines(cup.tournamentId);
  const through = useMemo(() => throughLines(cup, clock, words), [cup, clock, words]);
  const told = useMemo(() => resultLines(cup, clock, words), [cup, clock, words]);
  const ticked = (lines: readonly SpeakerLine[]) => tickedLines(lines, read);
  const next = ticked(nextLines(cup, clock, words));
  const between = ticked(betweenLines(cup, clock.now, words.admin));
  const known = [...ticked(told), ...ticked(through)];
  const past = new Set([...told, ...through].filter(({ isPast }) => isPast).map(({ id }) => id));
  const corrections = [...next, ...between, ...known].filter(({ state }) => state === 'corrected');
  return {
    corrections: [...corrections, ...takenBack(known, read, (line) => isWrongNow(line, cup))],
    next,
    between,
    ended: ticked(told).filter(({ id }) => !past.has(id)),
    through: ticked(through).filter(({ id }) => !past.has(id)),
  };
}

/** What the person with the microphone says: what is played, what has ended, who is through and why, and what comes next. */
export function SpeakerScreen() {
  const { speaker: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const clock = useClock(cup);
  const { corrections, ended, through, next, between } = useLines(cup, clock, useSpeakerWords());
  return (
    <>
      <p className={ui['about']}>{texts.about}</p>
      {corrections.length > 0 && (
        <Panel title={texts.corrections}>
          <Lines lines={corrections} />
        </Panel>
      )}
      <Now cup={cup} clock={clock} />
      <Section title={texts.ended} none={texts.noneEnded} lines={ended} />
      <Section title={texts.through} none={texts.noneThrough} lines={through} />
      <Section title={texts.next} none={texts.noneNext} lines={next} />
      {between.length > 0 && <Section title={texts.between} none="" lines={between} />}
    </>
  );
}
