import { Link } from 'react-router-dom';
import { CLUB_LANGUAGE } from '../../shelf/club/club-language';
import { slashDate } from '../../shelf/cup/slash-date';
import { useCupAddress } from '../../shelf/cup/use-cup-address';
import { paths } from '../../shelf/addresses/paths';
import { PICTURE_HEIGHT, PICTURE_WIDTH, pictures } from '../pictures/pictures';
import type { Post } from './posts';
import { useHeadings } from './samples/headings';
import links from '../match-row/links.module.css';
import { stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './posts.module.css';
import { useSiteTexts } from '../texts/site-texts';

export function postAddress({ slug }: Post): string {
  return `${paths.single}?post=${slug}`;
}

export function PostCard({ post }: { readonly post: Post }) {
  const { blog: blogTexts } = useSiteTexts();
  const { title, summary } = useHeadings()[post.slug];
  const ofCup = useCupAddress();
  return (
    <article className={`${looks['card']} ${styles['card']}`}>
      <img
        className={styles['picture']}
        src={pictures[post.picture]}
        alt=""
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
        loading="lazy"
      />
      <div className={stack(2, styles['body'])}>
        <p className={looks['soft']}>{blogTexts.byline(post.author, slashDate(post.date))}</p>
        <h3 className={`${looks['heading']} ${links['covering']}`} lang={CLUB_LANGUAGE}>
          <Link className={styles['link']} to={ofCup(postAddress(post))}>
            {title}
          </Link>
        </h3>
        <p className={looks['faint']} lang={CLUB_LANGUAGE}>
          {summary}
        </p>
      </div>
    </article>
  );
}
