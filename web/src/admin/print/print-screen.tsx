import type { ComponentType } from 'react';
import { autoGrid } from '../../shelf/styles/layout';
import { EmptyText } from '../../shelf/ui/content-states';
import { useCurrentCup } from '../cup/cup-context';
import { ChooseField } from '../forms/choose-field';
import { Poster } from '../links/poster';
import { useAdminTexts } from '../texts/admin-texts';
import ui from '../ui/ui.module.css';
import { Bracket, CourtDays, Fixtures } from './match-papers';
import { Logo, Paper, type PaperProps } from './paper';
import { type Kind, partsToPrint, usePrintChoice } from './print-choice';
import { FinalStandings, Tables } from './standings-papers';
import { Certificates, ScoreSheets } from './stored-papers';

function PosterPaper({ kind, chosen: { category } }: PaperProps) {
  return (
    <Paper kind={kind}>
      <Poster tournament={useCurrentCup()} category={category}>
        <Logo />
      </Poster>
    </Paper>
  );
}

const PAPERS: Readonly<Record<Kind, ComponentType<PaperProps>>> = {
  fixtures: Fixtures,
  'court-day': CourtDays,
  tables: Tables,
  bracket: Bracket,
  standings: FinalStandings,
  sheets: ScoreSheets,
  certificates: Certificates,
  poster: PosterPaper,
};

/** Prints what hangs in the hall, lies on the tables and is given away. */
export function PrintScreen() {
  const { print: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const { kind, kinds, chosen, fields, choose } = usePrintChoice(cup);
  const parts = partsToPrint(cup, chosen);
  const hidden = parts.filter(({ shown }) => shown).map(({ category, name }) => category ?? name);
  const isUnknown = fields.some(({ error }) => error);
  const Content = PAPERS[kind];
  return (
    <>
      <p className={ui['about']}>{texts.about}</p>
      <div className={autoGrid(4)}>
        <ChooseField
          label={texts.what}
          choices={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind}
          onChoose={(value) => choose('what', value)}
        />
        {fields.map(({ field, ...props }) => (
          <ChooseField key={field} {...props} onChoose={(value) => choose(field, value)} />
        ))}
      </div>
      {hidden.length > 0 && <p>{texts.tablesOff(hidden.join(', '))}</p>}
      {isUnknown ? <EmptyText text={texts.unknown} /> : <Content {...{ kind, parts, chosen }} />}
    </>
  );
}
