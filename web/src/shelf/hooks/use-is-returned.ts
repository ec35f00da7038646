import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { hasSteppedInHistory } from '../stores/history-steps';
import { type Place, placeOfReload } from '../stores/places';

/** Returns whether the page was scrolled by more than one window height, so that the scroll position is below the first view. */
function isFarDown(place: Place | null): boolean {
  return place !== null && place.y > window.innerHeight;
}

/**
 * Returns whether somebody has come back to the page, or has reloaded it far down. Their scroll position exists only once the whole
 * page is drawn.
 */
export function useIsReturned(): boolean {
  const navigationType = useNavigationType();
  const isStep = navigationType === NavigationType.Pop;
  return useState(isStep && (hasSteppedInHistory() || isFarDown(placeOfReload)))[0];
}
