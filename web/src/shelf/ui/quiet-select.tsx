import type { ReactNode } from 'react';
import looks from '../styles/looks.module.css';
import styles from './quiet-select.module.css';

interface QuietSelectProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The options. */
  readonly children: ReactNode;
}

/** A select that changes how the site is shown. It takes its colours from the background that it stands on. */
export function QuietSelect({ icon, label, value, onChange, children }: QuietSelectProps) {
  return (
    <label className={`${looks['touch']} ${styles['switch']}`}>
      {icon}
      <span className={looks['spoken']}>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}
