import { formOf, type PlayedMatch } from '@futsal-cup/domain/schedule/form';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { INNER_LINK } from '../../shelf/hooks/use-inner-links';
import { sideName } from '../../shelf/cup/side-name';
import { matchAddress } from '../../shelf/addresses/paths';
import { useMatchDayTexts } from '../../shelf/texts/match-day-texts';
import styles from './team-form.module.css';

function Result({ match, result }: PlayedMatch<Match>) {
  const { form: texts } = useMatchDayTexts();
  const { local, visitor } = match;
  const words = `${texts.words[result]}: ${sideName(local)} – ${sideName(visitor)} ${local.goals}–${visitor.goals}`;
  return (
    <a
      {...INNER_LINK}
      className={styles['result']}
      data-result={result}
      href={matchAddress(match)}
      title={words}
      aria-label={words}
    >
      {texts.letters[result]}
    </a>
  );
}

interface TeamFormProps {
  readonly cup: Pick<Cup, 'Stages'>;
  readonly teamId: string;
  /** Counts only what was played before this match. */
  readonly before?: Match;
}

/** How the team did in its last five matches: a letter each, the latest first, as its results are listed; nothing before its first. */
export function TeamForm({ cup, teamId, before }: TeamFormProps) {
  const { form: texts } = useMatchDayTexts();
  const form = formOf(allMatches(cup), teamId, before && { before }).toReversed();
  if (form.length === 0) return null;
  return (
    <ol className={styles['form']} aria-label={texts.title}>
      {form.map((played) => (
        <li key={played.match.matchId}>
          <Result {...played} />
        </li>
      ))}
    </ol>
  );
}
