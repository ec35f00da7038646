import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths/paths';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../shared/pictures/pictures';
import { useMoreTexts } from '../../shared/texts/use-texts';
import type { Post } from './posts';
import styles from './post-card.module.css';

export function postAddress({ slug }: Post): string {
  return `${paths.single}?post=${slug}`;
}

export function PostCard({ post }: { readonly post: Post }) {
  const { blog: blogTexts } = useMoreTexts();
  return (
    <article className={styles['card']}>
      <img
        className={styles['picture']}
        src={post.picture.src}
        alt=""
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
        loading="lazy"
      />
      <div className={styles['body']}>
        <p className={styles['byline']}>{blogTexts.byline(post.author, post.date)}</p>
        <h3 className={styles['title']}>
          <Link className={styles['link']} to={postAddress(post)}>
            {post.title}
          </Link>
        </h3>
        <p className={styles['summary']}>{post.summary}</p>
      </div>
    </article>
  );
}
