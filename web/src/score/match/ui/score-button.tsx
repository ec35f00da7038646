import type { ComponentProps } from 'react';
import styles from './score-button.module.css';

/** `goal` is the loudest, `main` what usually comes next, `plain` everything else, `quiet` has no frame. */
type Look = 'goal' | 'main' | 'plain' | 'quiet' | 'danger';

interface ScoreButtonProps extends ComponentProps<'button'> {
  readonly look?: Look;
}

/** A button for a thumb: at least 48 px high, and it answers to the touch without waiting for a second one. */
export function ScoreButton({ look = 'plain', type = 'button', ...attributes }: ScoreButtonProps) {
  return <button {...attributes} type={type} className={`${styles['button']} ${styles[look]}`} />;
}
