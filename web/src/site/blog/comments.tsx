import { useState, type FormEvent } from 'react';
import { CLUB_LANGUAGE } from '../../shelf/club/club-language';
import { slashDate } from '../../shelf/cup/slash-date';
import { FormField } from '../../shelf/ui/form-field';
import { Button } from '../../shelf/ui/button';
import { crestOf } from '../../shelf/ui/crest/crest-look';
import { stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './single-post.module.css';
import { usePagesTexts } from '../texts/pages-texts';
import { type Stories, useStories } from './samples/stories';

export interface Comment {
  readonly author: string;
  readonly date: string;
  readonly text: keyof Stories['comments'];
  readonly replies?: readonly Comment[];
}

/** The readers' comments on the sample posts. */
export const comments: readonly Comment[] = [
  {
    author: 'Nadia Frei',
    date: '2026-09-05',
    text: 'family',
    replies: [
      {
        author: 'Lena Brunner',
        date: '2026-09-05',
        text: 'answer',
      },
    ],
  },
  {
    author: 'Tom Gasser',
    date: '2026-09-06',
    text: 'sole',
  },
  {
    author: 'Elif Yıldız',
    date: '2026-09-08',
    text: 'coffee',
  },
];

export function countComments(list: readonly Comment[]): number {
  return list.reduce((count, { replies = [] }) => count + 1 + countComments(replies), 0);
}

export function CommentList({ comments }: { readonly comments: readonly Comment[] }) {
  const { comments: texts } = useStories();
  return (
    <ul className={stack(5)}>
      {comments.map(({ author, date, text, replies = [] }) => (
        <li className={stack(4, styles['comment'])} key={`${author} ${date}`}>
          <span className={styles['portrait']} aria-hidden="true">
            {crestOf(author).initials}
          </span>
          <div className={styles['text']}>
            <h3 className={styles['author']}>{author}</h3>
            <p className={`${looks['soft']} ${styles['date']}`}>{slashDate(date)}</p>
            <p lang={CLUB_LANGUAGE}>{texts[text]}</p>
            {replies.length > 0 && <CommentList comments={replies} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A sample of a comment form. It sends nothing and says so. */
export function CommentForm() {
  const { blogPage: texts } = usePagesTexts();
  const [isReminded, setReminded] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setReminded(true);
  };

  return (
    <form className={stack(4)} onSubmit={handleSubmit} noValidate>
      <p className={styles['note']} role={isReminded ? 'alert' : undefined}>
        {texts.notSent}
      </p>
      <FormField label={texts.name}>
        {(attributes) => <input {...attributes} type="text" autoComplete="name" />}
      </FormField>
      <FormField label={texts.email}>
        {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
      </FormField>
      <FormField label={texts.website}>
        {(attributes) => <input {...attributes} type="url" autoComplete="url" />}
      </FormField>
      <FormField label={texts.message}>{(attributes) => <textarea {...attributes} rows={6} />}</FormField>
      <div>
        <Button type="submit">{texts.postComment}</Button>
      </div>
    </form>
  );
}
