import { hasScore } from '@futsal-cup/domain/cup/outcome';
import { inEachCategory } from '@futsal-cup/domain/cup/categories';
import { lacksCards } from '@futsal-cup/domain/match-log/match-of-log';
import { tableRulesOf } from '@futsal-cup/domain/standings/presets';
import { allMatches } from '../../shelf/cup/all-matches';
import { useCupCall } from '../calls/use-cup-call';
import { asRecorded } from '../cup/recorded-match';
import { useCurrentCup } from '../cup/cup-context';
import { ActionButton } from '../forms/form-buttons';
import { useAdminTexts } from '../texts/admin-texts';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';

/** Says of how many group matches the cards are counted, where conduct is counted from cards and those of some matches are not. */
export function CardsInPart() {
  const { cardCounts: texts } = useAdminTexts().tableRules;
  const cup = useCurrentCup();
  const played = allMatches(cup).filter(
    (match) => match.groupId !== null && hasScore(match) && !(match.isForfeit && !match.cards),
  );
  const counted = played.filter(({ cards }) => cards).length;
  if (tableRulesOf(cup).conduct.kind !== 'cards' || counted === played.length) return null;
  return <dd className={ui['hint']}>{texts.inPart(counted, played.length)}</dd>;
}

/** Counts what the logs of matches know that are older than the counts. */
export function CountOlder() {
  const { cardCounts: texts } = useAdminTexts().tableRules;
  const send = useCupCall();
  const { tournamentId } = useCurrentCup();
  const handleCount = () =>
    void send({ call: 'countCards', payload: { tournamentId }, successText: texts.counted });
  return (
    <Panel title={texts.title}>
      <p>{texts.about}</p>
      <ActionButton look="secondary" onClick={handleCount}>
        {texts.count}
      </ActionButton>
    </Panel>
  );
}

/** Counts the cards of older matches where cards decide something and a log knows them. */
export function CountCards() {
  const cup = useCurrentCup();
  const isAsked = inEachCategory(cup)
    .map(tableRulesOf)
    .some(({ criteria, across, conduct }) => {
      return conduct.kind === 'cards' && [...criteria, ...across.criteria].includes('conduct');
    });
  const isLeft = allMatches(cup).map(asRecorded).some(lacksCards);
  return isAsked && isLeft ? <CountOlder /> : null;
}
