import { formOf, type PlayedMatch } from '@futsal-cup/domain/schedule/form';
import { Link } from 'react-router-dom';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { matchAddress } from '../../shelf/addresses/paths';
import { cluster } from '../../shelf/styles/layout';
import styles from '../match/match.module.css';
import { useMatchDayTexts } from '../texts/match-day/match-day-texts';

function Result({ match, result }: PlayedMatch<Match>) {
  const { form: texts } = useMatchDayTexts();
  const { local, visitor } = match;
  const words = `${texts.words[result]}: ${sideName(local)} – ${sideName(visitor)} ${local.goals}–${visitor.goals}`;
  return (
    <Link
      className={styles['result']}
      data-result={result}
      to={matchAddress(match)}
      title={words}
      aria-label={words}
    >
      {texts.letters[result]}
    </Link>
  );
}

interface TeamFormProps {
  readonly cup: Pick<Cup, 'Stages'>;
  readonly teamId: string;
  /** If set, only results before this match count. */
  readonly before?: Match;
}

/**
 * Shows a letter for each of the team's last five results, the latest first, as in the list of its results. It shows nothing before
 * the first result.
 */
export function TeamForm({ cup, teamId, before }: TeamFormProps) {
  const { form: texts } = useMatchDayTexts();
  const form = formOf(allMatches(cup), teamId, before && { before }).toReversed();
  if (form.length === 0) return null;
  return (
    <ol className={cluster(1, styles['form'])} aria-label={texts.title}>
      {form.map((played) => (
        <li key={played.match.matchId}>
          <Result {...played} />
        </li>
      ))}
    </ol>
  );
}
