import { MAX_SCORER_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { type FormEvent, useState } from 'react';
import { lenientStorage } from '../../../shelf/stores/lenient-storage';
import { type DeviceAccess, markOf, storedLinks, storeLink } from '../../outbox/desk/access';
import { callAs } from '../../outbox/desk/calls';
import { useDesk } from '../../outbox/desk/desk';
import { failureText } from '../../outbox/desk/failure-text';
import { newSecret } from '../../outbox/desk/random';
import type { ServerClock } from '../../outbox/desk/server-clock';
import { useScorerTexts } from '../../texts/scorer-texts';
import { readStored } from '../ui/read-stored';
import { ScoreButton } from '../ui/score-button';
import { stack } from '../../../shelf/styles/layout';
import styles from '../page/page.module.css';
import { Field } from './field';

/** The browser stores the last scorer's name under this key. */
const NAME_STORAGE_KEY = 'score-name';

interface OpenLinkProps {
  /** The key in the address of the link. */
  readonly linkKey: string;
  readonly onOpened: (access: DeviceAccess) => void;
}

interface Opening {
  readonly linkKey: string;
  readonly name: string;
  readonly deviceSecret: string;
  readonly clock: ServerClock;
}

/** Gets a key for this device. A device that has opened the link before sends its old key. */
async function openLink({ linkKey, name, deviceSecret, clock }: Opening): Promise<DeviceAccess> {
  const mark = markOf(linkKey);
  const before = storedLinks().find((stored) => stored.mark === mark);
  const payload = { name, deviceSecret, ...(before ? { deviceKey: before.deviceKey } : {}) };
  const answer = await callAs({ key: linkKey }, { call: 'openScorerLink', payload, clock });
  lenientStorage.setItem(NAME_STORAGE_KEY, name);
  const { tournamentId, device, deviceKey, link } = answer;
  return { kind: 'device', mark, tournamentId, deviceId: device.deviceId, deviceKey, name, link };
}

/** Asks once for the scorer's name. */
export function OpenLink({ linkKey, onOpened }: OpenLinkProps) {
  const texts = useScorerTexts();
  const { clock, outbox } = useDesk();
  const [name, setName] = useState(() => readStored(NAME_STORAGE_KEY) ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  // The secret is the same at every try, so that the server recognises the device if only its answer was lost.
  const [deviceSecret] = useState(newSecret);

  const open = async () => {
    const access = await openLink({ linkKey, name: name.trim(), deviceSecret, clock });
    storeLink(access);
    outbox.unblock(access.link.linkId);
    onOpened(access);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setError(name.trim() === '' ? texts.access.nameMissing : null);
    if (name.trim() === '' || isOpening) return;
    setIsOpening(true);
    open()
      .catch((failure: unknown) => setError(failureText(failure, texts)))
      .finally(() => setIsOpening(false));
  };
  return (
    <main className={stack(4, styles['access'])}>
      <h1>{texts.access.who}</h1>
      <form className={stack(4)} noValidate onSubmit={handleSubmit}>
        <Field
          label={texts.access.name}
          hint={texts.access.whoHint}
          value={name}
          error={error}
          maxLength={MAX_SCORER_NAME_LENGTH}
          autoComplete="given-name"
          enterKeyHint="go"
          autoFocus
          onChange={setName}
        />
        <ScoreButton type="submit" look="goal" aria-busy={isOpening}>
          {texts.access.start}
        </ScoreButton>
      </form>
    </main>
  );
}
