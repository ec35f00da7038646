import { Copy } from 'lucide-react';
import { EMBED_PARTS, embedAddress } from '../../shelf/addresses/embed';
import { slashDate } from '../../shelf/cup/slash-date';
import { IconButton } from '../../shelf/ui/button';
import { FormField } from '../../shelf/ui/form-field';
import { useCurrentCup } from '../cup/cup-context';
import { copyText } from '../links/ways-to-share';
import { useAdminTexts } from '../texts/admin-texts';
import { Panel } from '../ui/panel';
import ui from '../ui/ui.module.css';
import { embedLine } from './embed-line';

/** A line to copy for each part of the cup that another website may show, with its address to look at. */
export function EmbedLines() {
  const { embed: texts } = useAdminTexts();
  const { tournamentId, name, date } = useCurrentCup();
  return (
    <Panel title={texts.title}>
      <p>{texts.about}</p>
      {EMBED_PARTS.map((part) => {
        const label = texts.parts[part];
        const address = window.location.origin + embedAddress(part, tournamentId);
        const line = embedLine(address, `${name || slashDate(date)}: ${label}`);
        const copy = () => void copyText(line, texts);
        const preview = (
          <a className={ui['rest']} href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        );
        return (
          <FormField
            key={part}
            label={label}
            hint={preview}
            end={
              <IconButton label={texts.copy(label)} icon={<Copy aria-hidden size={20} />} onClick={copy} />
            }
          >
            {(attributes) => (
              <input {...attributes} readOnly value={line} onFocus={({ target }) => target.select()} />
            )}
          </FormField>
        );
      })}
      <p className={ui['hint']}>{texts.more}</p>
    </Panel>
  );
}
