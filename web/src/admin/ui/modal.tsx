import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { FormInModal } from '../forms/unsaved-form';
import { leave } from '../../shelf/stores/leave';
import { useMessagePlace } from '../../shelf/stores/message-place';
import { useTexts } from '../../shelf/texts/use-texts';
import { IconButton } from '../../shelf/ui/button';
import { cluster, stack } from '../../shelf/styles/layout';
import styles from './modal.module.css';

interface ModalProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons at the bottom of the modal. */
  readonly actions?: ReactNode;
  /** True if closing the modal loses the input inside; the modal then asks first. */
  readonly losesForm?: boolean;
  /** The modal calls this function on Escape, on the close button and on a click on the backdrop. */
  readonly onClose: () => void;
}

/** Moves the message banner into a dialog, until the returned function is called. */
function enterDialog(dialog: HTMLDialogElement): () => void {
  useMessagePlace.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
  return () =>
    useMessagePlace.setState(({ dialogs }) => ({ dialogs: dialogs.filter((other) => other !== dialog) }));
}

/** A dialog gets this event when it has opened, so that the one inside it opens after it. */
const SHOWN = 'shown';

/** Focuses the first field, if there is one; else the browser focuses the first button. */
function focusFirstField(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<HTMLElement>(':is(input, select, textarea):not([disabled])');
  field?.focus();
}

/** Moves the focus to the page around a closed modal if the element that had it before is gone, such as the row of a deleted record. */
function keepFocusOnPage(dialog: HTMLDialogElement): void {
  if (document.activeElement !== document.body) return;
  dialog.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}

/** Uses the browser's own modal dialog, which keeps the focus inside, gives it back, and closes on Escape. */
export function Modal({ isOpen, title, children, actions, losesForm = false, onClose }: ModalProps) {
  const { general: generalTexts } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosedByUs = useRef(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    isClosedByUs.current = false;
    let leaveDialog = (): void => undefined;
    const show = () => {
      element.showModal();
      focusFirstField(element);
      leaveDialog = enterDialog(element);
      element.dispatchEvent(new Event(SHOWN));
    };
    // When a page is shown again after a login, the inner one of two dialogs comes first, and would be below the other one.
    const outer = element.parentElement?.closest('dialog');
    if (outer && !outer.open) outer.addEventListener(SHOWN, show, { once: true });
    else show();
    return () => {
      outer?.removeEventListener(SHOWN, show);
      leaveDialog();
      if (!element.open) return;
      isClosedByUs.current = true;
      element.close();
      keepFocusOnPage(element);
    };
  }, [isOpen]);

  const close = () => {
    if (losesForm && isUnsaved) leave(onClose);
    else onClose();
  };

  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };

  /** Asks first when Escape would lose unsaved input. Without this handler, Escape would close the dialog at once. */
  const handleCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current || !losesForm || !isUnsaved) return;
    event.preventDefault();
    close();
  };

  /**
   * The browser also sends the close event when the dialog was closed because the page was hidden, not by the person. The
   * event may come after the dialog is open again. React also passes on the close event of a dialog inside this one.
   */
  const handleClose = ({ target }: SyntheticEvent) => {
    if (target !== dialog.current || dialog.current.open || isClosedByUs.current) return;
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles['modal']}
      aria-labelledby={titleId}
      onClick={handleClick}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <div className={cluster(3, styles['header'])}>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        <IconButton label={generalTexts.close} icon={<X aria-hidden />} onClick={close} />
      </div>
      <FormInModal value={losesForm ? setUnsaved : null}>
        <div className={stack(4, styles['body'])}>{children}</div>
      </FormInModal>
      {actions && <div className={cluster(3, styles['actions'])}>{actions}</div>}
    </dialog>
  );
}

/** A modal takes this long to disappear. */
const LINGER_MS = 300;

/**
 * Returns the value, or the last one for a moment after it has become null, so that a modal keeps its content while it
 * closes. The value must be the same object in each render until it changes.
 */
export function useLinger<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);

  useEffect(() => {
    if (value !== null) return;
    const timer = setTimeout(() => setLast(null), LINGER_MS);
    return () => clearTimeout(timer);
  }, [value]);

  return value ?? last;
}
