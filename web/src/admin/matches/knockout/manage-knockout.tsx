import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import type { Match } from '../../../shelf/cup/cup';
import type { BracketRound } from '../../../shelf/bracket/cup-rounds';
import { ACROSS_GROUPS } from '../../../shelf/cup/level-group';
import { MatchNote } from '../../../shelf/match/match-note';
import { LevelNote } from '../../../shelf/match/level-note';
import { Score } from '../../../shelf/match/score';
import { inCategory } from '../../../shelf/cup/stage-name';
import { sideName } from '../../../shelf/cup/side-name';
import { useTexts } from '../../../shelf/texts/use-texts';
import { useAdminTexts } from '../../texts/admin-texts';
import { EmptyText } from '../../../shelf/ui/content-states';
import { autoGrid, cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../matches.module.css';
import { useWaitingOfMatch } from '../../today/use-waiting';
import { DraftMark } from '../edit-match/draft-mark';
import { WaitingNote } from '../waiting-note';
import { FinalMark } from './final-mark';
import { MatchRowActions } from '../match-row-actions';

interface ManageKnockoutProps {
  /** The name of the category whose matches these are, if the cup has categories. */
  readonly category?: string | undefined;
  readonly rounds: readonly BracketRound[];
  readonly onEdit: (match: Match) => void;
  readonly onDelete: (match: Match) => void;
}

/** Returns the ids of the matches whose winner has a further match. */
function matchesWonForMore(rounds: readonly BracketRound[]): ReadonlySet<string> {
  const sides = rounds.flatMap(({ seeds }) => seeds).flatMap(({ match }) => [match.local, match.visitor]);
  return new Set(sides.flatMap(({ source }) => (source?.kind === 'match-winner' ? [source.matchId] : [])));
}

/** Lists the knockout matches by round, with buttons to edit and delete them. */
export function ManageKnockout({ category, rounds, onEdit, onDelete }: ManageKnockoutProps) {
  const { bracket: bracketTexts, match: matchTexts } = useTexts();
  const { matches: matchAdminTexts } = useAdminTexts();
  const waitingOf = useWaitingOfMatch();
  const matchName = (number: number) => inCategory(category, matchTexts.match(number));
  if (rounds.every(({ seeds }) => seeds.length === 0))
    return <EmptyText text={inCategory(category, matchAdminTexts.bracket.noMatches)} />;
  const wonForMore = matchesWonForMore(rounds);
  return rounds.map(({ stageId, name, seeds }) => (
    <section key={stageId} className={stack(2)}>
      <h4 className={ui['subtitle']}>{inCategory(category, name)}</h4>
      {seeds.length === 0 && <p className={ui['hint']}>{bracketTexts.noMatchesInRound}</p>}
      <ul className={autoGrid(2, styles['matches'])}>
        {seeds.map(({ id, matchNumber, date, match, levelGroup }) => (
          <li key={id} className={styles['match']}>
            <div className={ui['rest']}>
              <p className={ui['hint']}>{matchTexts.match(matchNumber)}</p>
              <p className={cluster(1, styles['sides'])}>
                {matchAdminTexts.versus(sideName(match.local), sideName(match.visitor))}
                <strong>
                  <Score match={match} empty={matchTexts.noScore} />
                </strong>
              </p>
              {match.isFinal && <p className={ui['hint']}>{matchAdminTexts.isFinal}</p>}
              {match.isFinal && wonForMore.has(match.matchId) && (
                <p className={styles['open']}>{matchAdminTexts.finalGoesOn}</p>
              )}
              {outcomeOf(match).kind === 'level' && waitingOf(match) === null && (
                <p className={styles['open']}>{matchAdminTexts.noWinner.short}</p>
              )}
              <p className={ui['hint']}>{matchTexts.when(date, match.time, match.location)}</p>
              <MatchNote match={match}>{levelGroup && <LevelNote group={levelGroup} />}</MatchNote>
              {levelGroup === ACROSS_GROUPS && (
                <p className={ui['hint']}>{matchAdminTexts.bracket.levelAcross}</p>
              )}
              <WaitingNote text={waitingOf(match)} />
              <DraftMark matchId={match.matchId} name={matchName(matchNumber)} />
            </div>
            <FinalMark match={match} name={matchName(matchNumber)} />
            <MatchRowActions
              name={matchName(matchNumber)}
              onEdit={() => onEdit(match)}
              onDelete={() => onDelete(match)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
