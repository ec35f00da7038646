import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { hasSteppedInHistory } from '../stores/history-steps';

/** Whether somebody has come back to the page: where they were is there only once all of it is. */
export function useIsReturned(): boolean {
  const navigationType = useNavigationType();
  return useState(navigationType === NavigationType.Pop && hasSteppedInHistory())[0];
}
