import type { PlayerConsent } from '@futsal-cup/domain/cup/records';
import { Ellipsis, X } from 'lucide-react';
import { useId, useState } from 'react';
import { cluster, stack } from '../../../shelf/styles/layout';
import { IconButton } from '../../../shelf/ui/button';
import { ChooseField } from '../../forms/choose-field';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import { PlayerName } from '../player-name';
import type { DraftPlayer } from './team-draft';
import styles from './team-builder.module.css';

interface PlayerLineProps {
  readonly player: DraftPlayer;
  readonly error: string | null;
  /** Says whether the number is being typed. */
  readonly onTyping: (isTyping: boolean) => void;
  readonly onChange: (fields: Partial<DraftPlayer>) => void;
  readonly onRemove: () => void;
}

/** The captain's mark, and what the website shows of the name. */
function PlayerMore({ player, onChange }: Pick<PlayerLineProps, 'player' | 'onChange'>) {
  const { captain, consent } = useAdminTexts().teams;
  const choices = (['initials', 'hidden'] satisfies PlayerConsent[]).map((value) => ({
    value,
    label: consent.choices[value],
  }));
  return (
    <div className={stack(2, styles['more'])}>
      <label className={ui['choice']}>
        <input
          type="checkbox"
          checked={player.isCaptain ?? false}
          onChange={({ target }) => onChange({ isCaptain: target.checked || undefined })}
        />
        {captain}
      </label>
      <ChooseField
        label={consent.label}
        placeholder={consent.asCup}
        choices={choices}
        value={player.consent ?? ''}
        onChoose={(value) => onChange({ consent: value ?? undefined })}
      />
    </div>
  );
}

/** A player of a team being built, with the shirt number; captain and consent are folded. */
export function PlayerLine({ player, error, onTyping, onChange, onRemove }: PlayerLineProps) {
  const { builder: texts } = useAdminTexts().teams;
  const [isOpen, setOpen] = useState(false);
  const errorId = useId();
  return (
    <li className={stack(1, styles['player'])}>
      <div className={cluster(2, styles['line'])}>
        <input
          className={styles['number']}
          aria-label={texts.number(player.name)}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          autoComplete="off"
          inputMode="numeric"
          placeholder={texts.numberShort}
          value={player.number ?? ''}
          onFocus={() => onTyping(true)}
          onBlur={() => onTyping(false)}
          onChange={({ target }) => onChange({ number: target.value.trim() || undefined })}
        />
        <span className={ui['rest']}>
          <PlayerName player={{ ...player, number: undefined }} />
        </span>
        <IconButton
          label={texts.more(player.name)}
          icon={<Ellipsis aria-hidden size={18} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <IconButton label={texts.remove(player.name)} icon={<X aria-hidden size={18} />} onClick={onRemove} />
      </div>
      {error !== null && (
        <p className={ui['error']} id={errorId}>
          {error}
        </p>
      )}
      {isOpen && <PlayerMore player={player} onChange={onChange} />}
    </li>
  );
}
