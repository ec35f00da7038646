import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { hasSteppedInHistory } from '../stores/history-steps';
import { placeOfReload } from '../stores/places';

/** Whether somebody has come back to the page, or has loaded it again far down: where they were is there only once all of it is. */
export function useIsReturned(): boolean {
  const navigationType = useNavigationType();
  return useState(
    navigationType === NavigationType.Pop && (hasSteppedInHistory() || placeOfReload !== null),
  )[0];
}
