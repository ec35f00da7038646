import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormField } from '../../shared/forms/form-field';
import { useMoreTexts } from '../../shared/texts/use-texts';
import { postAddress } from './post-card';
import styles from './post-search.module.css';
import { searchPosts } from './posts';

/** Finds the posts that have a keyword while it is typed. */
export function PostSearch() {
  const { blog: texts } = useMoreTexts();
  const [keyword, setKeyword] = useState('');
  const found = searchPosts(keyword);
  return (
    <section className={styles['search']} role="search">
      <FormField label={texts.search}>
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            placeholder={texts.searchLabel}
            value={keyword}
            onChange={({ target }) => setKeyword(target.value)}
          />
        )}
      </FormField>
      <h2 className={styles['title']}>{texts.recent}</h2>
      <ul className={styles['posts']} aria-live="polite">
        {found.length === 0 && <li>{texts.noHits}</li>}
        {found.map((post) => (
          <li key={post.slug}>
            <Link className={styles['link']} to={postAddress(post)}>
              {post.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
