import styles from './hidden-text.module.css';

/** For screen readers alone. */
export function HiddenText({ children }: { readonly children: string }) {
  return <span className={styles['hidden']}>{children}</span>;
}
