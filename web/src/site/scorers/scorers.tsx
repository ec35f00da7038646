import { inCategory } from '../../shelf/cup/stage-name';
import { autoGrid } from '../../shelf/styles/layout';
import { Section } from '../layout/section';
import tables from '../tables/tables.module.css';
import { type HomeTexts, useHomeTexts } from '../texts/home-texts';
import { FairPlayTable } from './fair-play-table';
import type { PlayerTables } from '../../shelf/lists/player-tables';
import { ScorerList } from './scorer-list';

/** The fragment of the address of the scorers on the home page. */
export const SCORERS_PART = 'scorers';

/** Returns the name of the section, or null where there is nothing in it. */
export function titleOfScorers(
  parts: readonly PlayerTables[],
  { scorers: texts }: Pick<HomeTexts, 'scorers'>,
): string | null {
  if (parts.some(({ scorers }) => scorers.length > 0)) return texts.title;
  return parts.length > 0 ? texts.fairPlay : null;
}

/** Shows the scorers and the fair-play table of a cup, or of each of its categories. */
export function Scorers({ parts }: { readonly parts: readonly PlayerTables[] }) {
  const texts = useHomeTexts();
  const title = titleOfScorers(parts, texts);
  if (title === null) return null;
  return (
    <Section title={title} id={SCORERS_PART}>
      {parts.map(({ cup: { tournamentId, category }, scorers, fairPlay }) => (
        <div className={autoGrid(5, tables['tables'])} key={category ?? ''}>
          {scorers.length > 0 && (
            <ScorerList
              tournamentId={tournamentId}
              caption={inCategory(category, texts.scorers.title)}
              scorers={scorers}
            />
          )}
          {fairPlay.rows.length > 0 && (
            <FairPlayTable
              tournamentId={tournamentId}
              caption={inCategory(category, texts.scorers.fairPlay)}
              fairPlay={fairPlay}
            />
          )}
        </div>
      ))}
    </Section>
  );
}
