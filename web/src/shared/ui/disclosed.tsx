import { useState, type ReactNode } from 'react';
import styles from './disclosed.module.css';

interface DisclosedProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A part of the page that is built when it is first shown, and after that only hidden: what was typed in it stays. */
export function Disclosed({ isOpen, children }: DisclosedProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen && !isOpen) return null;
  return (
    <div className={styles['content']} hidden={!isOpen}>
      {children}
    </div>
  );
}
