import { type ComponentProps, useId } from 'react';
import { stack } from '../../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from '../page/page.module.css';

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

export function Field({ label, hint, error, onChange, ...input }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={stack(1, styles['field'])}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error !== null}
        aria-describedby={described || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p className={styles['error']} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className={ui['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
