import styles from './ui.module.css';

/** Renders text that only screen readers read. */
export function HiddenText({ children }: { readonly children: string }) {
  return <span className={styles['hidden']}>{children}</span>;
}
