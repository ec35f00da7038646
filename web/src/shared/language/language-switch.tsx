import { Suspense } from 'react';
import { ErrorBoundary } from '../code/error-boundary';
import { laterPart } from '../code/later';
import styles from './language-switch.module.css';

const LanguageSelect = laterPart(async () => (await import('./language-select')).LanguageSelect);

/** The choice of the language, whose code is no part of the first view; until it has come its place is kept. */
export function LanguageSwitch() {
  return (
    <div className={styles['place']}>
      <ErrorBoundary inPlace={null}>
        <Suspense>
          <LanguageSelect />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
