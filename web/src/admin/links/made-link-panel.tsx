import { type ReactNode, useEffect, useRef } from 'react';
import { Panel } from '../ui/panel';
import styles from './links.module.css';

interface MadeLinkPanelProps {
  readonly title: string;
  /** Says that the link is shown only once. */
  readonly once: string;
  readonly children: ReactNode;
}

/** Shows a new link. The panel takes the focus, because the form that made the link stands below it, on a phone far below. */
export function MadeLinkPanel({ title, once, children }: MadeLinkPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={styles['place']} tabIndex={-1}>
      <Panel title={title}>
        <p className={styles['once']}>{once}</p>
        {children}
      </Panel>
    </div>
  );
}
