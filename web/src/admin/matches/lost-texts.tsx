import { ENGLISH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/english-source-words';
import { placeholderInWords } from '@futsal-cup/domain/bracket/placeholder-in-words';
import { parsePlaceholder } from '@futsal-cup/domain/bracket/placeholders';
import { sourceNamesOf } from '@futsal-cup/domain/bracket/source-names';
import { describeSource } from '@futsal-cup/domain/bracket/source-words';
import { type LostText, lostTexts } from '@futsal-cup/domain/commands/lost-texts';
import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import { useMemo, useRef } from 'react';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { inCategory } from '../../shelf/cup/stage-name';
import { cluster, stack } from '../../shelf/styles/layout';
import { shownTexts, useTexts } from '../../shelf/texts/use-texts';
import { useCupCall } from '../calls/use-cup-call';
import { useCurrentCup } from '../cup/cup-context';
import { toDomainCup } from '../cup/domain-cup';
import { ActionButton } from '../forms/form-buttons';
import { shownAdminTexts, useAdminTexts } from '../texts/admin-texts';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';
import { bindCallOf } from './match-form/match-calls';
import { sourceInWords } from './match-form/placeholder-meaning';
import styles from './matches.module.css';

/** Says what a text referred to until that was deleted: 'winner of Lions – Bears', '1st Group A'. */
function lostInWords({ text, was }: Pick<LostText, 'text' | 'was'>): string | null {
  const { lost: texts, versus } = shownAdminTexts().matches;
  const words = shownTexts().sources ?? ENGLISH_SOURCE_WORDS;
  const [local, visitor] = (was ?? []).map((name) => placeholderInWords(name, words));
  if (local === undefined) return null;
  const { kind } = parsePlaceholder(text);
  if (visitor === undefined) return placeholderInWords(text, words);
  return kind === 'match-loser'
    ? texts.loserOf(versus(local, visitor))
    : texts.winnerOf(versus(local, visitor));
}

/** The text that binds to what a lost text most likely means, and what that is in a sentence. */
function meaningOf(cup: Cup, domainCup: DomainCup, { becomes }: LostText) {
  if (!becomes) return null;
  if (becomes.kind === 'source') {
    const text = describeSource(becomes.source, sourceNamesOf(domainCup), ENGLISH_SOURCE_WORDS);
    return text && { text, inWords: sourceInWords(cup, becomes.source) };
  }
  const team = cup.Teams.find(({ teamId }) => teamId === becomes.teamId);
  return team ? { text: team.name, inWords: shownAdminTexts().matches.meaning.team(team.name) } : null;
}

interface LostProps {
  readonly match: Match;
  readonly lost: LostText;
  readonly meaning: ReturnType<typeof meaningOf>;
  readonly onBound: () => void;
}

function Lost({ match, lost, meaning, onBound }: LostProps) {
  const { match: matchTexts } = useTexts();
  const {
    labelled,
    matches: { lost: texts },
  } = useAdminTexts();
  const send = useCupCall();
  const was = lostInWords(lost);
  const handleBind = (text: string) =>
    void send({ ...bindCallOf(match, lost.side, text), successText: texts.bound, onSuccess: onBound });
  return (
    <li className={stack(2, `${ui['warning']} ${styles['review']}`)}>
      <h3 className={ui['subtitle']}>
        {labelled(
          inCategory(match.Stage.category, matchTexts.match(match.matchNumber ?? 0)),
          match[lost.side].placeholder ?? '',
        )}
      </h3>
      {was !== null && <p>{texts.was(was)}</p>}
      {meaning ? (
        <>
          <p>{texts.now(meaning.inWords)}</p>
          <div className={cluster(3)}>
            <ActionButton look="secondary" onClick={() => handleBind(meaning.text)}>
              {texts.bind}
            </ActionButton>
          </div>
        </>
      ) : (
        <p>{texts.nothing}</p>
      )}
    </li>
  );
}

/**
 * Lists the texts of knockout matches that lead nowhere, although what they named was deleted or is there by now. One tap binds each to what
 * it most likely means.
 */
export function LostTexts() {
  const { lost: texts } = useAdminTexts().matches;
  const cup = useCurrentCup();
  const domainCup = useMemo(() => toDomainCup(cup), [cup]);
  const place = useRef<HTMLDivElement>(null);
  const found = useMemo(() => lostTexts(domainCup), [domainCup]);
  const matches = new Map(allMatches(cup).map((match) => [match.matchId, match]));
  return (
    <div ref={place} className={found.length > 0 ? styles['place'] : undefined} tabIndex={-1}>
      {found.length > 0 && (
        <Panel title={texts.title}>
          <p>{texts.explanation}</p>
          <ul className={stack(3)}>
            {found.map((lost) => {
              const match = matches.get(lost.matchId);
              const meaning = meaningOf(cup, domainCup, lost);
              return (
                match && (
                  <Lost
                    key={`${lost.matchId} ${lost.side}`}
                    {...{ match, lost, meaning }}
                    // The line disappears together with its button, which had the focus.
                    onBound={() => place.current?.focus({ preventScroll: true })}
                  />
                )
              );
            })}
          </ul>
        </Panel>
      )}
    </div>
  );
}
