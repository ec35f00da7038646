import { initialsOf } from '../../shared/ui/initials';
import styles from './comment-list.module.css';
import type { Comment } from './comments';

export function CommentList({ comments }: { readonly comments: readonly Comment[] }) {
  return (
    <ul className={styles['comments']}>
      {comments.map(({ author, date, text, replies = [] }) => (
        <li className={styles['comment']} key={`${author} ${date}`}>
          <span className={styles['portrait']} aria-hidden="true">
            {initialsOf(author)}
          </span>
          <div className={styles['body']}>
            <h3 className={styles['author']}>{author}</h3>
            <p className={styles['date']}>{date}</p>
            <p>{text}</p>
            {replies.length > 0 && <CommentList comments={replies} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
