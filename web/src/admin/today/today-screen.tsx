import { unopenedLinks } from '@futsal-cup/domain/bracket/unopened-links';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useView } from '../../shelf/api/use-view';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Group } from '../../shelf/cup/cup';
import { submitForm } from '../calls/submit-form';
import { useCupCall } from '../calls/use-cup-call';
import { EmptyText } from '../../shelf/ui/content-states';
import { cluster, stack } from '../../shelf/styles/layout';
import { SuspendedPlayers } from '../cards/suspended-note';
import { useCurrentCup } from '../cup/cup-context';
import { useClock } from '../cup/use-clock';
import { ActionButton } from '../forms/form-buttons';
import { useAdminTexts } from '../texts/admin-texts';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';
import { NowAndNext } from './now-and-next';
import { useWaiting } from './use-waiting';
import { ofLinks, type WaitingInWords, waitingInWords } from './waiting-in-words';

function Item({ text, link, to, isOutside, group }: WaitingInWords) {
  const { today: texts } = useAdminTexts();
  const send = useCupCall();
  const complete = ({ groupId, updatedAt }: Group) =>
    void send({
      call: 'setRounds',
      payload: { groupId, rounds: null, updatedAt },
      successText: texts.completed,
    });
  return (
    <li className={stack(2, ui['item'])}>
      <p>{text}</p>
      <div className={cluster(3)}>
        <Link to={to} reloadDocument={isOutside}>
          {link}
        </Link>
        {group && (
          <ActionButton look="secondary" onClick={() => complete(group)}>
            {texts.complete}
          </ActionButton>
        )}
      </div>
    </li>
  );
}

const READ_AGAIN_AFTER_MS = 60_000;

/**
 * Returns the links for scorers that nobody has opened although they have matches today. The links are read on days with matches only, and
 * again every minute as long as one of them waits.
 */
function useUnopenedLinks(cup: Cup, clock: Clock) {
  const { tournamentId } = cup;
  const today = todayIn(clock.timeZone, clock.now);
  const isMatchDay = allMatches(cup).some(({ date }) => date === today);
  const { data, isError, refetch } = useView(isMatchDay ? `scorer-links ${tournamentId}` : null, () =>
    submitForm({ call: 'getScorerLinks', payload: { tournamentId } }),
  );
  const links = unopenedLinks(data?.links ?? [], allMatches(cup), clock);
  const isWaiting = isError || links.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refetch().catch(() => undefined), READ_AGAIN_AFTER_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  return { links, isUnknown: isError && data === undefined };
}

/** Lists what waits for the organisers, each with a link to where it is mended, and what is played now and next. */
export function TodayScreen() {
  const allTexts = useAdminTexts();
  const { today: texts } = allTexts;
  const cup = useCurrentCup();
  const clock = useClock(cup);
  const { links, isUnknown } = useUnopenedLinks(cup, clock);
  const items = [
    ...useWaiting().flatMap((waiting) => waitingInWords(waiting, cup, allTexts) ?? []),
    ...links.map(({ name }) => ofLinks(texts.unopened(name), allTexts)),
    ...(isUnknown ? [ofLinks(texts.linksUnknown, allTexts)] : []),
  ];
  return (
    <>
      <Panel title={texts.waits}>
        {items.length === 0 ? (
          <EmptyText text={texts.nothing} />
        ) : (
          <ul className={stack(3)}>
            {items.map((item, index) => (
              // Two matches of the same teams may say the same.
              <Item key={`${item.text} ${index}`} {...item} />
            ))}
          </ul>
        )}
      </Panel>
      <NowAndNext cup={cup} clock={clock} />
      <SuspendedPlayers />
    </>
  );
}
