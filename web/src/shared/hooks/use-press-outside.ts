import { useEffect, type RefObject } from 'react';

/** Calls `onPress` when somebody presses anywhere outside an element, while `isActive`. */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onPress: () => void,
) {
  useEffect(() => {
    if (!isActive) return;
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [element, isActive, onPress]);
}
