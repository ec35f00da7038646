import { useSearchParams } from 'react-router-dom';
import { CLUB_LANGUAGE } from '../../shelf/club/club-language';
import { slashDate } from '../../shelf/cup/slash-date';
import { paths } from '../../shelf/addresses/paths';
import { PICTURE_HEIGHT, PICTURE_WIDTH, pictures } from '../pictures/pictures';
import { ButtonLink } from '../../shelf/ui/button';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';
import { useCupAddress } from '../../shelf/cup/use-cup-address';
import { CommentForm, CommentList, comments, countComments } from './comments';
import { findPost } from './posts';
import { PostSearch } from './post-search';
import { useHeadings } from './samples/headings';
import { useStories } from './samples/stories';
import { stack } from '../../shelf/styles/layout';
import { useHomeTexts } from '../texts/home-texts';
import { usePagesTexts } from '../texts/pages-texts';
import { useSiteTexts } from '../texts/site-texts';
import styles from './single-post.module.css';

/** The post that the address names, with its comments. */
export function SinglePost() {
  const { blog: blogTexts } = useSiteTexts();
  const { pictures: alts } = useHomeTexts();
  const { blogPage: texts } = usePagesTexts();
  const [search] = useSearchParams();
  const ofCup = useCupAddress();
  const post = findPost(search.get('post'));
  const { title } = useHeadings()[post.slug];
  const paragraphs = useStories().paragraphs[post.slug];
  return (
    <>
      <CupBanner title={title} titleLanguage={CLUB_LANGUAGE}>
        {blogTexts.byline(post.author, slashDate(post.date))}
      </CupBanner>
      <Container isSection className={styles['columns']}>
        <div className={stack(5, styles['main'])}>
          <article className={stack(4, styles['article'])}>
            <img
              className={styles['picture']}
              fetchPriority="high"
              src={pictures[post.picture]}
              alt={alts[post.picture]}
              width={PICTURE_WIDTH}
              height={PICTURE_HEIGHT}
            />
            {paragraphs.map((paragraph) => (
              <p key={paragraph} lang={CLUB_LANGUAGE}>
                {paragraph}
              </p>
            ))}
          </article>
          <section className={stack(5, styles['section'])}>
            <h2>{texts.comments(countComments(comments))}</h2>
            <CommentList comments={comments} />
          </section>
          <section className={stack(5, styles['section'])}>
            <h2>{texts.leaveComment}</h2>
            <CommentForm />
          </section>
        </div>
        <aside className={stack(5, styles['aside'])}>
          <PostSearch />
          <ButtonLink to={ofCup(paths.blog)} look="secondary" isWide>
            {texts.backToBlog}
          </ButtonLink>
        </aside>
      </Container>
    </>
  );
}
