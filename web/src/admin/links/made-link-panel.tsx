import { type ReactNode, useEffect, useRef } from 'react';
import { Panel } from '../ui/panel';
import styles from './made-link-panel.module.css';

interface MadeLinkPanelProps {
  readonly title: string;
  /** That the link is shown this once. */
  readonly once: string;
  readonly children: ReactNode;
}

/** A link that was just made. It takes the focus: the form that made it stands below, and on a phone far below. */
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
