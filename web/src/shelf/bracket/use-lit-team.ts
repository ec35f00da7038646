import { type FocusEvent, type MouseEvent, type PointerEvent, useState } from 'react';

/** What stands under the pointer or has the focus: the id of a team of the bracket. */
function teamAt(target: EventTarget): string | null {
  return (target as Element).closest('[data-team]')?.getAttribute('data-team') ?? null;
}

/**
 * The team whose way through the bracket is lit, and the handlers that a bracket has for all of its matches at once. The mouse and the focus light a team; a finger lights it first and follows its link when it is tapped again.
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
      onClick: handleClick,
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
