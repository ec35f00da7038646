import { useEffect } from 'react';
import { holdUnsavedForm } from '../stores/leaving';

/** While a form holds something that is not saved, leaving the page asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsavedForm() : undefined), [isUnsaved]);
}
