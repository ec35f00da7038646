import { CLUB_HAS } from '../../shelf/club/club-has';
import type { Match } from '../../shelf/cup/cup';
import { LatestPosts } from '../blog/latest-posts';
import { Gallery } from '../gallery/gallery';
import { LatestResults } from './latest-results';
import { Reveal } from '../layout/section';
import { stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from '../layout/page.module.css';

/** The lower part of the home page. It is loaded when a visitor scrolls towards it, and is not printed. */
export function HomeMore({ results }: { readonly results: readonly Match[] }) {
  return (
    <div className={stack(5, styles['sections'], looks['offPaper'])}>
      <Reveal>
        <LatestResults results={results} />
      </Reveal>
      {CLUB_HAS.blog && (
        <Reveal>
          <LatestPosts />
        </Reveal>
      )}
      {CLUB_HAS.gallery && (
        <Reveal>
          <Gallery />
        </Reveal>
      )}
    </div>
  );
}
