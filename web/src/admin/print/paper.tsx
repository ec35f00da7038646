import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Cup } from '../../shelf/cup/cup';
import { pictureAddress } from '../../shelf/cup/pictures';
import { inCategory } from '../../shelf/cup/stage-name';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { cluster } from '../../shelf/styles/layout';
import { Button } from '../../shelf/ui/button';
import { useCurrentCup } from '../cup/cup-context';
import { useAdminTexts } from '../texts/admin-texts';
import type { Chosen } from './print-choice';
import styles from './paper.module.css';

/** What each kind of paper is made from: the cup of each category that is printed, and what is chosen of them. */
export interface PaperProps {
  readonly parts: readonly Cup[];
  readonly chosen: Chosen;
}

/** Shows what is printed, and the button that prints it. Nothing else of the page comes on paper. */
export function Paper({ children }: { readonly children: ReactNode }) {
  const { print: texts } = useAdminTexts();
  return (
    <>
      <div className={cluster(3)}>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={20} />
          {texts.print}
        </Button>
      </div>
      <div className={styles['paper']} role="region" aria-label={texts.preview} tabIndex={0}>
        {children}
      </div>
    </>
  );
}

/** The club's logo, if it has one. */
export function Logo() {
  const { logo } = useCurrentCup();
  return logo && <img className={styles['logo']} src={pictureAddress(logo)} alt="" />;
}

interface PaperTitleProps {
  readonly title: string;
  readonly category?: string | undefined;
}

/** Heads a sheet with the name of the cup and what the sheet shows. */
export function PaperTitle({ title, category }: PaperTitleProps) {
  const { name } = useCurrentCup();
  return (
    <header className={styles['title']}>
      <p lang={cupLanguage()}>{inCategory(category, name)}</p>
      <h2>{title}</h2>
    </header>
  );
}
