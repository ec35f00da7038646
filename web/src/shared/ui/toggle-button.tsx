import { Button } from './button';

interface ToggleButtonProps {
  readonly isOpen: boolean;
  readonly showText: string;
  readonly hideText: string;
  readonly onToggle: () => void;
}

/** Shows and hides a part of the page; its words say which it does next. */
export function ToggleButton({ isOpen, showText, hideText, onToggle }: ToggleButtonProps) {
  return (
    <Button look={isOpen ? 'secondary' : 'primary'} aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? hideText : showText}
    </Button>
  );
}
