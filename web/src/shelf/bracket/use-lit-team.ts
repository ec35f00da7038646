import { type FocusEvent, type MouseEvent, type PointerEvent, useState } from 'react';

/** Returns the id of the bracket's team that is under the pointer or has the focus. */
function teamAt(target: EventTarget): string | null {
  return (target as Element).closest('[data-team]')?.getAttribute('data-team') ?? null;
}

/**
 * Returns the team whose way through the bracket is highlighted, and the handlers for all matches of a bracket. The mouse and the
 * focus highlight a team. A first tap highlights it and a second tap follows its link.
 */
export function useLitTeam() {
  const [litTeam, setLitTeam] = useState<string | null>(null);
  const [isTouch, setTouch] = useState(false);

  const handleClick = (event: MouseEvent) => {
    const teamId = teamAt(event.target);
    if (!isTouch || teamId === litTeam) return;
    setLitTeam(teamId);
    if (teamId) event.preventDefault();
  };

  return {
    litTeam,
    handlers: {
      // The handler captures, because the link itself would follow the click first.
      onClickCapture: handleClick,
      onPointerDown: ({ pointerType }: PointerEvent) => setTouch(pointerType === 'touch'),
      onPointerOver: ({ pointerType, target }: PointerEvent) => {
        if (pointerType === 'mouse') setLitTeam(teamAt(target));
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setLitTeam(null);
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setLitTeam(teamAt(target));
      },
      onBlur: () => {
        if (!isTouch) setLitTeam(null);
      },
    },
  };
}
