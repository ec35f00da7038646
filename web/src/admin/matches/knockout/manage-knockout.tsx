import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import type { Match } from '../../../shelf/cup/cup';
import type { BracketRound } from '../../../shelf/bracket/cup-rounds';
import { ACROSS_GROUPS } from '../../../shelf/cup/level-group';
import { MatchNote } from '../../../shelf/match/match-note';
import { Score } from '../../../shelf/match/score';
import { sideName } from '../../../shelf/cup/side-name';
import { useTexts } from '../../../shelf/texts/use-texts';
import { useAdminTexts } from '../../texts/admin-texts';
import { EmptyText } from '../../../shelf/ui/content-states';
import styles from './manage-knockout.module.css';
import { DraftMark } from '../edit-match/draft-mark';
import { MatchRowActions } from '../match-row-actions';

interface ManageKnockoutProps {
  readonly rounds: readonly BracketRound[];
  readonly onEdit: (match: Match) => void;
  readonly onDelete: (match: Match) => void;
}

/** Lists the knockout matches by round, with buttons to edit and delete them. */
export function ManageKnockout({ rounds, onEdit, onDelete }: ManageKnockoutProps) {
  const { bracket: bracketTexts, match: matchTexts } = useTexts();
  const { matches: matchAdminTexts } = useAdminTexts();
  if (rounds.every(({ seeds }) => seeds.length === 0))
    return <EmptyText text={matchAdminTexts.bracket.noMatches} />;
  return rounds.map(({ stageId, name, seeds }) => (
    <section key={stageId} className={styles['round']}>
      <h4 className={styles['name']}>{name}</h4>
      {seeds.length === 0 && <p className={styles['when']}>{bracketTexts.noMatchesInRound}</p>}
      <ul className={styles['matches']}>
        {seeds.map(({ id, matchNumber, date, match, levelGroup }) => (
          <li key={id} className={styles['match']}>
            <div className={styles['what']}>
              <p className={styles['number']}>{matchTexts.match(matchNumber)}</p>
              <p className={styles['sides']}>
                {matchAdminTexts.versus(sideName(match.local), sideName(match.visitor))}
                <strong>
                  <Score match={match} empty={matchTexts.noScore} />
                </strong>
              </p>
              {outcomeOf(match).kind === 'level' && (
                <p className={styles['open']}>{matchAdminTexts.noWinner.short}</p>
              )}
              <p className={styles['when']}>{matchTexts.when(date, match.time, match.location)}</p>
              <MatchNote match={match} levelGroup={levelGroup} />
              {levelGroup === ACROSS_GROUPS && (
                <p className={styles['when']}>{matchAdminTexts.bracket.levelAcross}</p>
              )}
              <DraftMark matchId={match.matchId} name={matchTexts.match(matchNumber)} />
            </div>
            <MatchRowActions
              name={matchTexts.match(matchNumber)}
              onEdit={() => onEdit(match)}
              onDelete={() => onDelete(match)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
