import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { hasSteppedInHistory } from '../stores/history-steps';
import { type Place, placeOfReload } from '../stores/places';

/** More than a window: what somebody had before them is not in the first view. */
function isFarDown(place: Place | null): boolean {
  return place !== null && place.y > window.innerHeight;
}

/** Whether somebody has come back to the page, or has loaded it again far down: where they were is there only once all of it is. */
export function useIsReturned(): boolean {
  const navigationType = useNavigationType();
  const isStep = navigationType === NavigationType.Pop;
  return useState(isStep && (hasSteppedInHistory() || isFarDown(placeOfReload)))[0];
}
