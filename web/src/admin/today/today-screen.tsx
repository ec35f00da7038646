import { openDecisionsOf } from '@futsal-cup/domain/bracket/open-decisions';
import { whatWaits } from '@futsal-cup/domain/bracket/what-waits';
import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import { usualMinutesPerMatch } from '@futsal-cup/domain/cup/usual-minutes';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Group, Match } from '../../shelf/cup/cup';
import { useCupCall } from '../calls/use-cup-call';
import { EmptyText } from '../../shelf/ui/content-states';
import { cluster, stack } from '../../shelf/styles/layout';
import { SuspendedPlayers } from '../cards/suspended-note';
import { useCurrentCup } from '../cup/cup-context';
import { toDomainCup } from '../cup/domain-cup';
import { ActionButton } from '../forms/form-buttons';
import { useAdminTexts } from '../texts/admin-texts';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';
import { type WaitingInWords, waitingInWords } from './waiting-in-words';

const REFRESH_EVERY_MS = 60_000;

/** Completes a group although pairs have still to meet. */
function Complete({ group: { groupId, updatedAt } }: { readonly group: Group }) {
  const { today: texts } = useAdminTexts();
  const send = useCupCall();
  const handlePress = () =>
    void send({
      call: 'setRounds',
      payload: { groupId, rounds: null, updatedAt },
      successText: texts.completed,
    });
  return (
    <ActionButton look="secondary" onClick={handlePress}>
      {texts.complete}
    </ActionButton>
  );
}

function Item({ text, link, to, isOutside, group }: WaitingInWords) {
  return (
    <li className={stack(2, ui['item'])}>
      <p>{text}</p>
      <div className={cluster(3)}>
        {isOutside ? <a href={to}>{link}</a> : <Link to={to}>{link}</Link>}
        {group && <Complete group={group} />}
      </div>
    </li>
  );
}

/** Lists what waits for the organisers, each with a link to where it is mended. */
export function TodayScreen() {
  const texts = useAdminTexts();
  const cup = useCurrentCup();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const domainCup = useMemo(() => toDomainCup(cup), [cup]);
  const minutesOf = (match: Pick<Match, 'stageId'>) => usualMinutesPerMatch(matchRulesOf(domainCup, match));
  const clock = { timeZone: cup.timeZone, now, minutesOf };
  const decisions = useMemo(() => openDecisionsOf(domainCup), [domainCup]);
  const items = whatWaits(cup, decisions, clock).flatMap(
    (waiting) => waitingInWords(waiting, cup, texts) ?? [],
  );
  return (
    <>
      <Panel title={texts.today.waits}>
        {items.length === 0 ? (
          <EmptyText text={texts.today.nothing} />
        ) : (
          <ul className={stack(3)}>
            {items.map((item, index) => (
              // Two matches of the same teams may say the same.
              <Item key={`${item.text} ${index}`} {...item} />
            ))}
          </ul>
        )}
      </Panel>
      <SuspendedPlayers />
    </>
  );
}
