import { compareByKickOff } from '@futsal-cup/domain/schedule/kick-off';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Match } from '../../shelf/cup/cup';
import { stack } from '../../shelf/styles/layout';
import { LoadFailed } from '../../shelf/ui/content-states';
import { useCurrentCup } from '../cup/cup-context';
import { useAdminTexts } from '../texts/admin-texts';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';
import { useMatchInWords } from './match-in-words';
import { suspendedInWords, useSuspensions } from './use-cards';

/** Nobody serves a suspension in a match that is postponed. */
function isToCome({ state }: Match): boolean {
  return state === 'scheduled';
}

/** Names the players who miss a match to come; draws nothing where there are none. */
export function SuspendedNote({ match }: { readonly match: Match }) {
  const { data } = useSuspensions();
  const suspended = data?.suspensions.filter(({ matchId }) => matchId === match.matchId) ?? [];
  if (suspended.length === 0 || !isToCome(match)) return null;
  return <p className={ui['hint']}>{suspendedInWords(suspended)}</p>;
}

/** Lists the matches to come that players miss. */
export function SuspendedPlayers() {
  const { cards: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const matchInWords = useMatchInWords();
  const { data, isError, refetch } = useSuspensions();
  const missed = new Set(data?.suspensions.map(({ matchId }) => matchId));
  const matches = allMatches(cup)
    .filter((match) => missed.has(match.matchId) && isToCome(match))
    .sort(compareByKickOff);
  const isUnknown = isError && !data;
  const unknown = data?.suspensions.filter(({ matchId }) => matchId === null) ?? [];
  const players = [...new Map(unknown.map((each) => [each.playerId, each])).values()];
  const waiting = allMatches(cup).some(isToCome) ? players : [];
  if (matches.length + waiting.length === 0 && !isUnknown) return null;
  return (
    <Panel title={texts.suspensions}>
      {isUnknown && <LoadFailed onTryAgain={() => void refetch()} />}
      <ul className={stack(3)}>
        {matches.map((match) => (
          <li key={match.matchId} className={stack(1, ui['item'])}>
            <p>{matchInWords(match)}</p>
            <SuspendedNote match={match} />
          </li>
        ))}
        {waiting.length > 0 && (
          <li className={stack(1, ui['item'])}>
            <p>{texts.nextMatch}</p>
            <p className={ui['hint']}>{suspendedInWords(waiting)}</p>
          </li>
        )}
      </ul>
    </Panel>
  );
}
