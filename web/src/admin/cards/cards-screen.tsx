import type { CardsView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { CARD_COUNTS } from '@futsal-cup/domain/cup/table-rules';
import { compareByKickOff } from '@futsal-cup/domain/schedule/kick-off';
import { paths } from '../../shelf/addresses/paths';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { stack } from '../../shelf/styles/layout';
import { ButtonLink } from '../../shelf/ui/button';
import { EmptyText, LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { fullTeamName, teamsInOrder } from '../categories/cup-of-category';
import { useCurrentCup } from '../cup/cup-context';
import { CountOlder } from '../rules/count-cards';
import { playerInWords } from '../teams/player-in-words';
import { useAdminTexts } from '../texts/admin-texts';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';
import { useMatchInWords } from './match-in-words';
import { hasSuspensions, useCards } from './use-cards';

type Suspension = CardsView['suspensions'][number];

interface MissedMatch {
  readonly suspension: Suspension;
  /** Null where the team has no match left that is known so far. */
  readonly match: Match | null;
  /** The match in which the reason was. */
  readonly since: Match | undefined;
}

function isOver(match: Match | null): boolean {
  return match?.state === 'finished' || match?.state === 'abandoned';
}

/** Orders missed matches by their kick-offs, those to come first, and of those the ones that are not known yet last. */
function compareMissed({ match: a }: MissedMatch, { match: b }: MissedMatch): number {
  const over = Number(isOver(a)) - Number(isOver(b));
  if (over !== 0) return over;
  return a && b ? compareByKickOff(a, b) : Number(!a) - Number(!b);
}

function missedMatches(cup: Cup, suspensions: readonly Suspension[]): readonly MissedMatch[] {
  const matches = new Map(allMatches(cup).map((match) => [match.matchId, match]));
  return suspensions
    .map((suspension) => ({
      suspension,
      match: matches.get(suspension.matchId ?? '') ?? null,
      since: matches.get(suspension.since),
    }))
    .sort(compareMissed);
}

function teamNameIn(cup: Cup, teamId: string): string {
  const team = cup.Teams.find((each) => each.teamId === teamId);
  return team ? fullTeamName(cup, team) : '';
}

function MissedMatchItem({ suspension, match, since }: MissedMatch) {
  const { cards: texts, labelled } = useAdminTexts();
  const cup = useCurrentCup();
  const matchInWords = useMatchInWords();
  const reason = labelled(texts.reason, texts.reasons[suspension.reason]);
  return (
    <li className={stack(1, ui['item'])}>
      <h3 className={ui['subtitle']}>{playerInWords(suspension)}</h3>
      <p className={ui['hint']}>{teamNameIn(cup, suspension.teamId)}</p>
      <p>
        {labelled(isOver(match) ? texts.missed : texts.misses, match ? matchInWords(match) : texts.nextMatch)}
      </p>
      <p className={ui['hint']}>{since ? `${reason}, ${matchInWords(since)}` : reason}</p>
      {suspension.hasPlayed && <p className={ui['error']}>{texts.hasPlayed}</p>}
    </li>
  );
}

function Suspensions({ suspensions }: Pick<CardsView, 'suspensions'>) {
  const { cards: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const missed = missedMatches(cup, suspensions);
  return (
    <Panel title={texts.suspensions}>
      {!hasSuspensions(cup) && (
        <EmptyText text={texts.noRules}>
          <ButtonLink to={paths.tournamentDetails}>{texts.toDetails}</ButtonLink>
        </EmptyText>
      )}
      {hasSuspensions(cup) && missed.length === 0 && <EmptyText text={texts.nobody} />}
      <ul className={stack(3)}>
        {missed.map((each, index) => (
          <MissedMatchItem key={index} {...each} />
        ))}
      </ul>
    </Panel>
  );
}

function Cards({ cards }: Pick<CardsView, 'cards'>) {
  const { cards: texts, tableRules, labelled } = useAdminTexts();
  const cup = useCurrentCup();
  const teams = teamsInOrder(cup, cup.Teams).map((team) => ({
    name: fullTeamName(cup, team),
    players: cards.filter(({ teamId }) => teamId === team.teamId),
  }));
  return (
    <Panel title={texts.list}>
      {cards.length === 0 && <EmptyText text={texts.none} />}
      {teams
        .filter(({ players }) => players.length > 0)
        .map(({ name, players }) => (
          <section key={name} className={stack(2)}>
            <h3 className={ui['subtitle']} lang={cupLanguage()}>
              {name}
            </h3>
            <ul className={stack(2)}>
              {players.map((player) => (
                <li key={player.playerId}>
                  {playerInWords(player)}
                  <p className={ui['hint']}>
                    {CARD_COUNTS.filter((card) => player[card] > 0)
                      .map((card) => labelled(tableRules.cards[card], String(player[card])))
                      .join(', ')}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Panel>
  );
}

/** Shows the players who were shown cards, and who misses which match. */
export function CardsScreen() {
  const { cards: texts } = useAdminTexts();
  const { data, isError, refetch } = useCards();
  if (!data) return isError ? <LoadFailed onTryAgain={() => void refetch()} /> : <Skeleton height="24rem" />;
  return (
    <>
      <p className={ui['about']}>{texts.about}</p>
      {data.uncounted > 0 && <CountOlder />}
      <Suspensions suspensions={data.suspensions} />
      <Cards cards={data.cards} />
    </>
  );
}
