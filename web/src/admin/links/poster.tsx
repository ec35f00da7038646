import type { TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import type { ReactNode } from 'react';
import { inTournament, paths } from '../../shelf/addresses/paths';
import { slashDate } from '../../shelf/cup/slash-date';
import { useAdminTexts } from '../texts/admin-texts';
import styles from './visitors-code.module.css';
import { LinkCode } from './ways-to-share';

interface PosterProps {
  readonly tournament: TournamentListItem;
  /** The id of the category whose page the code opens; empty where it opens that of the cup. */
  readonly category?: string | undefined;
  /** What stands above the name of the cup. */
  readonly children?: ReactNode;
}

/** Returns the address of the page of a cup for visitors, or of a category of it. */
export function visitorsAddress({ tournament: { tournamentId }, category }: PosterProps): string {
  return window.location.origin + inTournament(paths.home, tournamentId, category);
}

/** A sheet with the QR code of the cup's page, to hang up in the hall. */
export function Poster(props: PosterProps) {
  const { visitorsCode: texts } = useAdminTexts();
  const { name, date } = props.tournament;
  return (
    <div className={styles['poster']}>
      {props.children}
      <p className={styles['name']}>{name || slashDate(date)}</p>
      <p>{texts.scan}</p>
      <div className={styles['code']}>
        <LinkCode address={visitorsAddress(props)} label={texts.label} />
      </div>
      <p>{window.location.host}</p>
    </div>
  );
}
