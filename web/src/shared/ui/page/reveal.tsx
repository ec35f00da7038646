import type { ReactNode } from 'react';
import { useNearView } from '../../hooks/use-near-view';
import styles from './reveal.module.css';

/** Lets a part of the page glide in when it is first scrolled to; once only. */
export function Reveal({ children }: { readonly children: ReactNode }) {
  const { ref, isNear } = useNearView<HTMLDivElement>('0px 0px -6% 0px');
  return (
    <div className={styles['reveal']} ref={ref} data-shown={isNear}>
      {children}
    </div>
  );
}
