import { type FormEvent, useState } from 'react';
import { paths } from '../../../shelf/addresses/paths';
import { keyOfText } from '../../outbox/desk/link-key';
import { useScorerTexts } from '../../texts/scorer-texts';
import { ScoreButton } from '../ui/score-button';
import { Field } from './field';
import { stack } from '../../../shelf/styles/layout';
import styles from '../page/page.module.css';

interface NoAccessProps {
  readonly onKey: (key: string) => void;
}

/** Asks for a link when no link is stored. In-app browsers and installed apps do not share the storage of the browser. */
export function NoAccess({ onKey }: NoAccessProps) {
  const { access: texts } = useScorerTexts();
  const [text, setText] = useState('');
  const [hasFailed, setHasFailed] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const key = keyOfText(text);
    setHasFailed(key === null);
    if (key !== null) onKey(key);
  };
  return (
    <main className={stack(4, styles['access'])}>
      <h1>{texts.title}</h1>
      <p>{texts.scan}</p>
      <form className={stack(4)} noValidate onSubmit={handleSubmit}>
        <Field
          label={texts.paste}
          value={text}
          error={hasFailed ? texts.notALink : null}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={setText}
        />
        <ScoreButton type="submit" look="main">
          {texts.open}
        </ScoreButton>
      </form>
      <a className={styles['link']} href={paths.adminScorers}>
        {texts.administrators}
      </a>
    </main>
  );
}
