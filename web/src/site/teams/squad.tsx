import { MAX_SHIRT_NUMBER } from '@futsal-cup/domain/cup/limits';
import type { PublicPlayer } from '@futsal-cup/domain/cup/text/player-names';
import type { PlayerNameStyle } from '@futsal-cup/domain/cup/match-rules';
import { cupLanguage } from '../../shelf/stores/tournaments';
import looks from '../../shelf/styles/looks.module.css';
import { useSiteTexts } from '../texts/site-texts';
import styles from './squad.module.css';

/** Players without a shirt number come after those with one. */
const LAST = MAX_SHIRT_NUMBER + 1;

interface SquadProps {
  readonly players: readonly PublicPlayer[];
  readonly names: PlayerNameStyle;
}

/** Lists the players of a team with their shirt numbers and goals, by number and then by name. Without any number they are counted. */
export function Squad({ players, names }: SquadProps) {
  const { teams: texts } = useSiteTexts();
  const isNumbered = players.some(({ number }) => number !== undefined);
  const placeOf = ({ number = LAST }: PublicPlayer) => number;
  const byNumber = [...players].sort((a, b) => placeOf(a) - placeOf(b));
  return (
    <ol className={styles['players']} data-names={names}>
      {(names === 'number' ? players : byNumber).map(({ playerId, shownAs, number, isCaptain, goals }) => (
        <li key={playerId} value={number} data-lacks-number={isNumbered && number === undefined}>
          <span lang={cupLanguage()}>{shownAs}</span>
          {isCaptain && (
            <>
              {' '}
              <b aria-hidden title={texts.captain}>
                C
              </b>
              <span className={looks['spoken']}>({texts.captain})</span>
            </>
          )}
          {goals && <span className={`${looks['soft']} ${styles['goals']}`}> · {texts.goals(goals)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The list in a card of its own. */
export function SquadCard(props: SquadProps) {
  return (
    <div className={`${looks['card']} ${styles['alone']}`}>
      <Squad {...props} />
    </div>
  );
}
