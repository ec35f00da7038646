import { useState, type ReactNode } from 'react';
import { stack } from '../../shelf/styles/layout';
import { Button } from '../../shelf/ui/button';

interface ToggleButtonProps {
  readonly isOpen: boolean;
  readonly showText: string;
  readonly hideText: string;
  readonly onToggle: () => void;
}

/** Renders a button that shows and hides a part of the page. The text of the button says what the next press does. */
export function ToggleButton({ isOpen, showText, hideText, onToggle }: ToggleButtonProps) {
  return (
    <Button look={isOpen ? 'secondary' : 'primary'} aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? hideText : showText}
    </Button>
  );
}

interface DisclosedProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Builds a section of the page when it is first shown and only hides it from then on, so that its input is preserved. */
export function Disclosed({ isOpen, children }: DisclosedProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen && !isOpen) return null;
  return (
    <div className={isOpen ? stack(4) : undefined} hidden={!isOpen}>
      {children}
    </div>
  );
}
