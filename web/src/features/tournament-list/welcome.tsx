import { HeroFrame, usePageTitle } from '../../shared/ui/page/page-top';
import { tournamentsTexts as texts } from '../../shared/texts/tournaments';
import styles from './welcome.module.css';

export function Welcome() {
  usePageTitle(texts.list);
  return (
    <HeroFrame>
      <h1 className={styles['title']}>{texts.welcome}</h1>
      <p className={styles['lead']}>{texts.lead}</p>
    </HeroFrame>
  );
}
