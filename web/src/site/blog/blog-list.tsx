import { useState } from 'react';
import { EmptyText } from '../../shelf/ui/content-states';
import { Section } from '../layout/section';
import { autoGrid, cluster } from '../../shelf/styles/layout';
import styles from './posts.module.css';
import { usePagesTexts } from '../texts/pages-texts';
import { PostCard } from './post-card';
import { posts } from './posts';

const PAGES = [1, 2, 3, 4, 5];

/** The sample posts, all on the first of the five pages. */
export function BlogList() {
  const { blogPage: texts } = usePagesTexts();
  const [page, setPage] = useState(1);
  return (
    <Section title={texts.title}>
      {page === 1 ? (
        <ul className={autoGrid(5, styles['posts'])}>
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyText text={texts.noOlder} />
      )}
      <nav aria-label={texts.pages}>
        <ul className={cluster(2, styles['pages'])}>
          {PAGES.map((number) => (
            <li key={number}>
              <button
                type="button"
                className={styles['page']}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => setPage(number)}
              >
                {number}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
