import ui from '../ui/ui.module.css';

/** Says at a match what waits for the organisers in it; nothing where `text` is null. */
export function WaitingNote({ text }: { readonly text: string | null }) {
  return text && <p className={ui['error']}>{text}</p>;
}
