import { ENGLISH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/english-source-words';
import { placeholderInWords } from '@futsal-cup/domain/bracket/placeholder-in-words';
import type { Score } from '@futsal-cup/domain/cup/sides';
import type { HistoryEntryView } from '@futsal-cup/domain/contracts/views/history-views';
import type { NamedMatch } from '@futsal-cup/domain/history/recorded-change';
import { codeText } from '../calls/error-text';
import { inCategory } from '../../shelf/cup/stage-name';
import { slashDate } from '../../shelf/cup/slash-date';
import { shownTexts } from '../../shelf/texts/use-texts';
import { shownAdminTexts } from '../texts/admin-texts';

function matchInWords({ local, visitor, date, time, location }: NamedMatch): string {
  const words = shownTexts().sources ?? ENGLISH_SOURCE_WORDS;
  const side = (text: string | null) => (text === null ? '?' : placeholderInWords(text, words));
  return `${side(local)} – ${side(visitor)} (${slashDate(date)} ${time}, ${location})`;
}

function scoreInWords({ local, visitor }: Score): string {
  if (local.goals === null || visitor.goals === null) return '–';
  const kicks = local.kicks === null || visitor.kicks === null ? '' : ` (${local.kicks}:${visitor.kicks})`;
  return `${local.goals}:${visitor.goals}${kicks}`;
}

/** Returns a sentence about the change in the reader's language. */
export function changeInWords({ change, about, isUndo }: HistoryEntryView): string {
  const { history: texts } = shownAdminTexts();
  const { what, name, to, match, scores, counts, category } = change;
  // `name` is the stored name of a removed account, if the account had one.
  const aboutName = about && (about.name ?? name ?? (what === 'account-removed' ? '' : texts.byNobody));
  const shownName = match ? matchInWords(match) : (aboutName ?? (name || texts.noName));
  const sentence = inCategory(
    category,
    texts.changes[what]({ name: shownName, to: to ?? name ?? '', ...counts }),
  );
  const told = scores
    ? texts.withScores(sentence, scoreInWords(scores.from), scoreInWords(scores.to))
    : sentence;
  return isUndo ? texts.undid(told) : told;
}

/** Returns the author of a change: an account, the device of a scorer, or a command. */
export function actorInWords({ by, scorer }: HistoryEntryView): string {
  const { history: texts } = shownAdminTexts();
  if (scorer) return texts.byScorer(scorer.device, scorer.link);
  return by === null ? texts.byCommand : (by.name ?? texts.byNobody);
}

/** Says why a change can never be undone: it is only recorded, or it was too large to be stored. */
function whyNever({ kind, change }: HistoryEntryView): string {
  const { never } = shownAdminTexts().history;
  if (kind === 'people' || kind === 'scorers') return never[kind];
  return change.what === 'player-erased' ? never.erased : never.tooLarge;
}

/** Says in the reader's language why a change cannot be undone; null where it can. */
export function obstacleInWords(entry: HistoryEntryView): string | null {
  const { history: texts } = shownAdminTexts();
  if (!entry.obstacle) return null;
  const { msg, name } = entry.obstacle;
  if (msg === 'change_cannot_be_undone') return whyNever(entry);
  if (msg === 'record_is_in_use' && name) return texts.usedBy(name);
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  const causes: Readonly<Record<string, string>> = texts.causes;
  const reason = reasons[msg] ?? texts.cannot(causes[msg] ?? codeText(msg));
  return name ? texts.inTheWay(reason, name) : reason;
}
