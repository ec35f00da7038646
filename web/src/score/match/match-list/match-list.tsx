import type { ScorerMatchesView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { formatDate } from '@futsal-cup/domain/cup/dates';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import type { Access } from '../../outbox/desk/access';
import { useDesk } from '../../outbox/desk/desk';
import { useOutbox } from '../../outbox/desk/use-outbox';
import { useLanguage } from '../../../shelf/texts/use-texts';
import { useScorerTexts } from '../../texts/scorer-texts';
import { readAsWords, scoreText, sideNames } from '../log/entry-words';
import { BlockedNotice } from '../../outbox/notices/blocked-notice';
import { StorageNotice } from '../../outbox/notices/delivery-notice';
import { EndedNotice } from '../../outbox/notices/ended-notice';
import { TakeOver } from '../../outbox/notices/take-over';
import { UnsentEntries } from '../../outbox/notices/unsent-entries';
import { waitingItems } from '../../outbox/outbox';
import { ScoreButton } from '../ui/score-button';
import { stack } from '../../../shelf/styles/layout';
import styles from './match-list.module.css';
import { sortMatches, type ListedMatch } from './sort-matches';

interface MatchListProps {
  readonly access: Access;
  readonly view: ScorerMatchesView;
  /** The failure of the last request, which is the reason why the list may be old. */
  readonly error: unknown;
  readonly onOpen: (matchId: string) => void;
  readonly onOtherLink: () => void;
}

function useDate() {
  const language = useLanguage();
  return (date: string) => {
    const formatted = formatDate(date);
    if (typeof formatted === 'string') return date;
    return language === 'en' ? formatted.slash : formatted.slash.replaceAll('/', '.');
  };
}

interface MatchItemProps {
  readonly listed: ListedMatch;
  /** The language of the cup, in which its names are. */
  readonly cupLanguage: string | undefined;
  readonly isNext?: boolean;
  readonly onOpen: (matchId: string) => void;
}

function MatchItem({ listed: { match, state }, cupLanguage, isNext = false, onOpen }: MatchItemProps) {
  const texts = useScorerTexts();
  const dateText = useDate();
  const language = useLanguage();
  const names = sideNames(match, texts);
  const note = readAsWords(match, texts);
  const waiting = useOutbox(({ items }) => waitingItems(items, match.matchId).length);
  const side = (key: SideKey) => <span lang={match.teams[key] ? cupLanguage : undefined}>{names[key]}</span>;
  const stageInPage = match.stageNames?.[language];
  return (
    <li>
      <button
        type="button"
        className={stack(1, styles['match'])}
        data-is-next={isNext}
        onClick={() => onOpen(match.matchId)}
      >
        <span className={styles['when']}>
          <strong>{match.time}</strong>
          <span>{match.location}</span>
          {!(match.readAs && match.state === 'scheduled') && (
            <span className={styles['state']} data-state={state}>
              {texts.matches.states[state]}
            </span>
          )}
        </span>
        <span className={styles['teams']}>
          {side('local')} <span>{match.goals ? scoreText(match.goals) : texts.matches.versus}</span>{' '}
          {side('visitor')}
        </span>
        <span className={styles['place']}>
          {dateText(match.date)} ·{' '}
          <span lang={stageInPage ? undefined : cupLanguage}>{stageInPage ?? match.stage}</span>
          {match.group && (
            <>
              {' '}
              · <span lang={cupLanguage}>{match.group}</span>
            </>
          )}
          {match.matchNumber !== null && ` · ${texts.matches.number(match.matchNumber)}`}
        </span>
        {note && <span className={styles['note']}>{note}</span>}
        {waiting > 0 && <span className={styles['waiting']}>{texts.matches.waiting(waiting)}</span>}
      </button>
    </li>
  );
}

/** Shows the matches of the link, the next one first; finished matches are folded away. */
export function MatchList({ access, view, error, onOpen, onOtherLink }: MatchListProps) {
  const texts = useScorerTexts();
  const { clock } = useDesk();
  const { open, finished } = sortMatches(view.matches, view.tournament.timeZone, clock.now());
  const [next, ...others] = open;
  const ofItems = { cupLanguage: view.tournament.language, onOpen };
  return (
    <main className={stack(5, styles['page'])}>
      <h1 lang={view.tournament.language}>{view.tournament.name}</h1>
      <StorageNotice />
      <BlockedNotice access={access} />
      <EndedNotice access={access} error={error} />
      <UnsentEntries access={access} matches={view.matches} />
      {view.matches.length === 0 && <p>{texts.matches.empty}</p>}
      {next && (
        <section aria-labelledby="next-match">
          <h2 id="next-match">{texts.matches.next}</h2>
          <ul className={stack(2)}>
            <MatchItem listed={next} isNext {...ofItems} />
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="more-matches">
          <h2 id="more-matches">{texts.matches.more}</h2>
          <ul className={stack(2)}>
            {others.map((listed) => (
              <MatchItem key={listed.match.matchId} listed={listed} {...ofItems} />
            ))}
          </ul>
        </section>
      )}
      {finished.length > 0 && (
        <details className={styles['finished']} open={open.length === 0}>
          <summary>{texts.matches.finished(finished.length)}</summary>
          <ul className={stack(2)}>
            {finished.map((listed) => (
              <MatchItem key={listed.match.matchId} listed={listed} {...ofItems} />
            ))}
          </ul>
        </details>
      )}
      {access.kind === 'administrator' && <TakeOver access={access} />}
      <ScoreButton look="quiet" onClick={onOtherLink}>
        {texts.access.otherLink}
      </ScoreButton>
    </main>
  );
}
