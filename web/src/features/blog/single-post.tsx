import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths/paths';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../shared/pictures/pictures';
import { useMoreTexts } from '../../shared/texts/use-texts';
import { ButtonLink } from '../../shared/ui/button';
import { Container } from '../../shared/ui/page/container';
import { PageBanner } from '../../shared/ui/page/page-top';
import { CommentForm, CommentList, comments, countComments } from './comments';
import { findPost } from './posts';
import { PostSearch } from './post-search';
import styles from './single-post.module.css';

/** The post that the address names, with its comments. */
export function SinglePost() {
  const { blog: blogTexts } = useMoreTexts();
  const [search] = useSearchParams();
  const post = findPost(search.get('post'));
  return (
    <>
      <PageBanner title={post.title}>{blogTexts.byline(post.author, post.date)}</PageBanner>
      <Container isSection className={styles['columns']}>
        <div className={styles['main']}>
          <article className={styles['article']}>
            <img
              className={styles['picture']}
              src={post.picture.src}
              alt={post.picture.alt}
              width={PICTURE_WIDTH}
              height={PICTURE_HEIGHT}
            />
            {post.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </article>
          <section className={styles['section']}>
            <h2>{blogTexts.comments(countComments(comments))}</h2>
            <CommentList comments={comments} />
          </section>
          <section className={styles['section']}>
            <h2>{blogTexts.leaveComment}</h2>
            <CommentForm />
          </section>
        </div>
        <aside className={styles['aside']}>
          <PostSearch />
          <ButtonLink to={paths.blog} look="secondary" isWide>
            {blogTexts.backToBlog}
          </ButtonLink>
        </aside>
      </Container>
    </>
  );
}
