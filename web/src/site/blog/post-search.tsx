import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CLUB_LANGUAGE } from '../../shelf/club/club-language';
import { useCupAddress } from '../../shelf/cup/use-cup-address';
import { FormField } from '../../shelf/ui/form-field';
import { postAddress } from './post-card';
import { stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './single-post.module.css';
import { usePagesTexts } from '../texts/pages-texts';
import { searchPosts } from './posts';
import { useHeadings } from './samples/headings';
import { useStories } from './samples/stories';

/** Finds the posts that contain a keyword while somebody types the keyword. */
export function PostSearch() {
  const { blogPage: texts } = usePagesTexts();
  const ofCup = useCupAddress();
  const [keyword, setKeyword] = useState('');
  const headings = useHeadings();
  const found = searchPosts(keyword, headings, useStories());
  return (
    <section className={stack(4, looks['card'], styles['search'])} role="search">
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
      <h2 className={looks['heading']}>{texts.recent}</h2>
      <ul className={looks['ruled']} aria-live="polite">
        {found.length === 0 && <li>{texts.noHits}</li>}
        {found.map((post) => (
          <li key={post.slug} lang={CLUB_LANGUAGE}>
            <Link className={`${looks['touch']} ${styles['link']}`} to={ofCup(postAddress(post))}>
              {headings[post.slug].title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
