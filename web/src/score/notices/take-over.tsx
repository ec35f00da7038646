import { type FormEvent, useState } from 'react';
import { accessIdOf, type Access } from '../desk/access';
import { useDesk } from '../desk/desk';
import { useScorerTexts } from '../language/scorer-texts';
import { readOutboxText } from '../outbox/outbox-text';
import { ScoreButton } from '../ui/score-button';
import styles from './notices.module.css';

/** An administrator enters what a device could not send any more. The entries keep their ids: done twice, they count once. */
export function TakeOver({ access }: { readonly access: Access }) {
  const { outbox: texts } = useScorerTexts();
  const { outbox } = useDesk();
  const [text, setText] = useState('');
  const [count, setCount] = useState<number | null>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const items = readOutboxText(text, accessIdOf(access));
    setCount(items.length);
    if (items.length === 0) return;
    setText('');
    void outbox.enter(items);
  };
  return (
    <details className={styles['takeOver']}>
      <summary>{texts.takeOver}</summary>
      <form onSubmit={handleSubmit}>
        <p>{texts.takeOverHint}</p>
        <textarea
          aria-label={texts.takeOverText}
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ScoreButton type="submit">{texts.takeOverNow}</ScoreButton>
        {count !== null && (
          <p role="status">{count === 0 ? texts.nothingToTakeOver : texts.tookOver(count)}</p>
        )}
      </form>
    </details>
  );
}
