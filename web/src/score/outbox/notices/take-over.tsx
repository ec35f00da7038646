import { type FormEvent, useState } from 'react';
import { accessIdOf, type Access } from '../desk/access';
import { useDesk } from '../desk/desk';
import { useScorerTexts } from '../../texts/scorer-texts';
import { readOutboxText } from '../outbox-text';
import { ScoreButton } from '../../match/ui/score-button';
import { stack } from '../../../shelf/styles/layout';
import styles from './notices.module.css';

/**
 * Lets an administrator enter the entries that a device could not send. The entries keep their ids, so that entering them
 * twice counts once.
 */
export function TakeOver({ access }: { readonly access: Access }) {
  const { outbox: texts } = useScorerTexts();
  const { outbox } = useDesk();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { items, unreadable } = readOutboxText(text, accessIdOf(access));
    const taken = items.length === 0 ? texts.nothingToTakeOver : texts.tookOver(items.length);
    setOutcome(unreadable === 0 ? taken : `${taken} ${texts.unreadable(unreadable)}`);
    if (items.length === 0) return;
    if (unreadable === 0) setText('');
    void outbox.takeOver(items);
  };
  return (
    <details className={styles['takeOver']}>
      <summary>{texts.takeOver}</summary>
      <form className={stack(2)} onSubmit={handleSubmit}>
        <p>{texts.takeOverHint}</p>
        <textarea
          aria-label={texts.takeOverText}
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ScoreButton type="submit">{texts.takeOverNow}</ScoreButton>
        {outcome && <p role="status">{outcome}</p>}
      </form>
    </details>
  );
}
