import type { ComponentProps } from 'react';
import styles from './ui.module.css';

/** The look `goal` is the most prominent, `main` is for the usual next step, `plain` for everything else, and `quiet` has no frame. */
type Look = 'goal' | 'main' | 'plain' | 'quiet' | 'danger';

interface ScoreButtonProps extends ComponentProps<'button'> {
  readonly look?: Look;
}

/** Renders a button for a thumb: it is at least 48 px high and reacts to the first touch without the delay for a double tap. */
export function ScoreButton({ look = 'plain', type = 'button', ...attributes }: ScoreButtonProps) {
  return <button {...attributes} type={type} className={`${styles['button']} ${styles[look]}`} />;
}
