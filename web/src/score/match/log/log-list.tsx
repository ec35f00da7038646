import { timelineOf, type TimelineItem } from '@futsal-cup/domain/match-log/timeline';
import { type Entry, isPhaseChange } from '@futsal-cup/domain/match-log/entries';
import { isOtherEnd } from '@futsal-cup/domain/match-log/other-ends';
import { Check, Clock3, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ScorerTexts } from '../../texts/scorer-texts';
import { useScorerTexts } from '../../texts/scorer-texts';
import type { MatchDesk } from '../use-match-desk';
import type { OpenSheet } from '../sheets/open-sheet';
import { ScoreButton } from '../ui/score-button';
import { capitalised, entryWords, playerWords, scoreText, wholeScoreText } from './entry-words';
import { cluster, stack } from '../../../shelf/styles/layout';
import styles from './log-list.module.css';

interface LogListProps {
  readonly desk: MatchDesk;
  readonly onOpen: (sheet: OpenSheet) => void;
}

/** Describes an entry with its minute: '7th minute'. */
function useWords({ names }: MatchDesk) {
  const texts = useScorerTexts();
  return ({ entry, minute }: TimelineItem): string => {
    const when = minute ? texts.log.minute(minute.minute, minute.added) : '';
    return [entryWords(entry, names, texts), when].filter(Boolean).join(', ');
  };
}

/** Returns the score after an entry, or null where the words of the entry already contain the same score. */
function scoreAfter({ entry, phase, score }: TimelineItem, texts: ScorerTexts): string | null {
  if (!score) return null;
  if (entry.kind === 'kick') return score.kicks && scoreText(score.kicks);
  if (entry.kind === 'phase' && phase === 'shoot-out') return scoreText(score.goals);
  const told = wholeScoreText(score, texts);
  return entry.kind === 'score' && told === wholeScoreText(entry.shown, texts) ? null : told;
}

const MINUTE_MS = 60_000;

/** Says by how much an entry was dated wrong by its device, if the server has corrected its instant. */
function wrongTime({ saidAt, at }: Entry, { log }: ScorerTexts): string | null {
  if (saidAt === undefined) return null;
  const minutes = Math.ceil(Math.abs(at - saidAt) / MINUTE_MS);
  return saidAt < at ? log.early(minutes) : log.late(minutes);
}

/** Only the latest change of phase can be undone. */
function mayBeUndone({ entry, isUndone }: TimelineItem, lastChange: string | null): boolean {
  return !isUndone && (!isPhaseChange(entry) || entry.entryId === lastChange);
}

/** Returns the entries, the latest first. Undone entries stay and are marked. */
function useTimeline({ log, rules }: MatchDesk): readonly TimelineItem[] {
  return useMemo(() => timelineOf(log.entries, rules).toReversed(), [log, rules]);
}

function playerName({ match }: MatchDesk, { entry }: TimelineItem): string | null {
  const playerId = 'playerId' in entry ? entry.playerId : null;
  if (playerId === null) return null;
  const players = [match.teams.local, match.teams.visitor].flatMap((team) => team?.players ?? []);
  const player = players.find((each) => each.playerId === playerId);
  return player ? playerWords(player) : null;
}

/** Returns the latest entry that can be undone; its undo button stands apart from the list. */
function lastUndoable(items: readonly TimelineItem[], lastChange: string | null): TimelineItem | undefined {
  return items.find((item) => mayBeUndone(item, lastChange));
}

/** Returns the sheet that asks for the unknown player of a goal or a card, and its question. Returns null for any other entry. */
function whoIsMissing(
  entry: Entry,
  { log: texts }: ScorerTexts,
): { readonly sheet: OpenSheet; readonly question: string } | null {
  if (!('playerId' in entry) || entry.playerId !== null || entry.kind === 'kick') return null;
  if (entry.kind === 'card' && entry.isOfficial) return null;
  const { entryId, side } = entry;
  return entry.kind === 'goal'
    ? { sheet: { kind: 'scorer', side, goalId: entryId }, question: texts.nameScorer }
    : { sheet: { kind: 'carded', side, cardId: entryId }, question: texts.nameCarded };
}

interface LogLineProps extends LogListProps {
  readonly item: TimelineItem;
  readonly hasUndo: boolean;
}

function LogLine({ desk, item, hasUndo, onOpen }: LogLineProps) {
  const texts = useScorerTexts();
  const words = useWords(desk)(item);
  const { entry, isUndone, hasArrivedLater, mark } = item;
  const score = scoreAfter(item, texts);
  const { waiting, names } = desk.log;
  const isWaiting = waiting.has(entry.entryId);
  const player = playerName(desk, item);
  const by = names[entry.by];
  const marks = [
    isUndone && texts.log.undone,
    hasArrivedLater && texts.log.later,
    isOtherEnd(entry) && texts.log.notCounted,
    wrongTime(entry, texts),
    mark && texts.log.marks[mark],
    isWaiting ? texts.log.waiting : texts.log.sent,
    by && texts.log.by(by),
  ].filter(Boolean);
  const who = isUndone ? null : whoIsMissing(entry, texts);
  return (
    <li className={cluster(2, styles['line'])} data-is-undone={isUndone}>
      <p className={styles['words']}>
        <span className={styles['what']}>
          {capitalised(words)}
          {score && ` · ${score}`}
        </span>
        {player && <span className={styles['player']}>{player}</span>}
        <span className={cluster(1, styles['marks'])}>
          {isWaiting ? <Clock3 aria-hidden size={14} /> : <Check aria-hidden size={14} />}
          {marks.join(' · ')}
        </span>
      </p>
      {who && (
        <ScoreButton look="quiet" onClick={() => onOpen(who.sheet)}>
          {who.question}
        </ScoreButton>
      )}
      {hasUndo && (
        <ScoreButton
          aria-label={texts.log.undo(words)}
          title={texts.log.undo(words)}
          onClick={() => desk.undo(entry.entryId)}
        >
          <Undo2 aria-hidden size={20} />
        </ScoreButton>
      )}
    </li>
  );
}

const FEW = 8;

export function LogList({ desk, onOpen }: LogListProps) {
  const { log: texts } = useScorerTexts();
  const [showsAll, setShowsAll] = useState(false);
  const items = useTimeline(desk);
  const { lastChange } = desk.log.folded;
  const last = lastUndoable(items, lastChange);
  const hasUndo = (item: TimelineItem) => item !== last && mayBeUndone(item, lastChange);
  const shown = showsAll ? items : items.slice(0, FEW);
  return (
    <section className={stack(2, styles['log'])} aria-labelledby="log-title">
      <h2 id="log-title">{texts.title}</h2>
      {items.length === 0 && <p>{texts.empty}</p>}
      <ol>
        {shown.map((item) => (
          <LogLine key={item.entry.entryId} desk={desk} item={item} hasUndo={hasUndo(item)} onOpen={onOpen} />
        ))}
      </ol>
      {items.length > shown.length && (
        <ScoreButton onClick={() => setShowsAll(true)}>{texts.all(items.length)}</ScoreButton>
      )}
    </section>
  );
}

/** Undoes the latest entry, and says which one that is. */
export function UndoLast({ desk }: { readonly desk: MatchDesk }) {
  const { log: texts } = useScorerTexts();
  const words = useWords(desk);
  const last = lastUndoable(useTimeline(desk), desk.log.folded.lastChange);
  if (!last) return null;
  return (
    <ScoreButton onClick={() => desk.undoLast(last.entry.entryId)}>
      <Undo2 aria-hidden size={20} />
      {texts.undo(words(last))}
    </ScoreButton>
  );
}
