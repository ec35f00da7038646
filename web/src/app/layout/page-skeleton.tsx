import styles from './page-skeleton.module.css';

/** Keeps the room of a page whose code is still on its way. */
export function PageSkeleton() {
  return <div className={styles['page']} aria-busy="true" />;
}
