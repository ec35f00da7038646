import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../shelf/page/page-top';
import { LanguageSelect } from '../../shelf/page/language-select';
import { paths } from '../../shelf/addresses/paths';
import { useSessionTexts } from '../texts/session-texts';
import { stack } from '../../shelf/styles/layout';
import styles from './session.module.css';

interface SessionFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Renders the card around the login and the registration. */
export function SessionFrame({ title, children, foot }: SessionFrameProps) {
  const { session: sessionTexts } = useSessionTexts();
  usePageTitle(title);
  return (
    <div className={styles['frame']}>
      <div className={stack(5, styles['card'])}>
        <LanguageSelect />
        <Link className={styles['brand']} to={paths.main}>
          <ArrowLeft aria-hidden size={18} />
          {sessionTexts.backToSite}
        </Link>
        <h1 className={styles['title']}>{title}</h1>
        {children}
        {foot && <p className={styles['foot']}>{foot}</p>}
      </div>
    </div>
  );
}
