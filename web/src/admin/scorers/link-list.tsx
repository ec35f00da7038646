import type { ScorerDeviceView, ScorerLinkView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { MAX_LISTED_SCORER_DEVICES, MAX_SCORER_DEVICES } from '@futsal-cup/domain/cup/limits';
import {
  countDevicesInUse,
  findLinkProblem,
  hasRoomForDevice,
} from '@futsal-cup/domain/match-log/scorer-link';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { allMatches } from '../../shelf/cup/all-matches';
import { ConfirmCallModal } from '../calls/confirm-call-modal';
import { useCurrentCup } from '../cup/cup-context';
import { StateBadge } from '../links/state-badge';
import { useAdminTexts } from '../texts/admin-texts';
import { IconButton } from '../../shelf/ui/button';
import { instantText } from '../cup/instant-text';
import { cluster, stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './scorers.module.css';
import { matchName } from './scope-choices';

/** The link to revoke; if a device is given, only that device of the link is revoked. */
interface Revoked {
  readonly link: ScorerLinkView;
  readonly device: ScorerDeviceView | null;
}

type LinkState = 'coming' | 'valid' | 'expired' | 'revoked';

function stateOf(link: ScorerLinkView): LinkState {
  const states: Readonly<Record<string, LinkState>> = {
    scorer_link_was_revoked: 'revoked',
    scorer_link_is_not_valid_yet: 'coming',
    scorer_link_has_expired: 'expired',
  };
  const problem = findLinkProblem(link, Date.now());
  return problem === null ? 'valid' : (states[problem] ?? 'expired');
}

function useScopeText() {
  const { list: texts } = useAdminTexts().scorers;
  const cup = useCurrentCup();
  return ({ scope }: ScorerLinkView): string => {
    if (scope.kind === 'cup') return texts.cup;
    if (scope.kind === 'court') return texts.court(scope.court);
    const match = allMatches(cup).find(({ matchId }) => matchId === scope.matchId);
    return match ? matchName(match) : texts.goneMatch;
  };
}

interface LinkItemProps {
  readonly link: ScorerLinkView;
  readonly onRevoke: (revoked: Revoked) => void;
}

function Devices({ link, onRevoke }: LinkItemProps) {
  const { list: texts, revoke } = useAdminTexts().scorers;
  const { timeZone } = useCurrentCup();
  if (link.devices.length === 0) return <p className={ui['hint']}>{texts.noDevices}</p>;
  const inUse = link.devices.filter(({ revokedAt }) => revokedAt === null);
  const revoked = link.devices.filter(({ revokedAt }) => revokedAt !== null);
  return (
    <ul>
      {[...inUse, ...revoked].map((device) => (
        <li key={device.deviceId} className={cluster(2, `${ui['head']} ${styles['device']}`)}>
          <span>
            <strong>{device.name}</strong>{' '}
            <span className={ui['hint']}>
              {device.revokedAt === null
                ? texts.lastUsed(instantText(device.lastUsedAt, timeZone))
                : texts.revoked}
            </span>
          </span>
          {device.revokedAt === null && link.revokedAt === null && (
            <IconButton
              label={revoke.device(device.name)}
              icon={<Ban aria-hidden size={18} />}
              onClick={() => onRevoke({ link, device })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

const TONES = { coming: undefined, valid: 'good', expired: undefined, revoked: 'bad' } as const;

function LinkItem({ link, onRevoke }: LinkItemProps) {
  const { list: texts, revoke } = useAdminTexts().scorers;
  const { timeZone } = useCurrentCup();
  const scopeText = useScopeText();
  const state = stateOf(link);
  const isOpen = state === 'coming' || state === 'valid';
  return (
    <li className={stack(1, `${ui['item']} ${styles['item']}`)} data-state={state}>
      <div className={cluster(3, styles['head'])}>
        <h3 className={ui['subtitle']}>{link.name}</h3>
        <StateBadge tone={TONES[state]}>{texts.states[state]}</StateBadge>
        {link.revokedAt === null && (
          <IconButton
            label={revoke.link(link.name)}
            icon={<Ban aria-hidden size={20} />}
            onClick={() => onRevoke({ link, device: null })}
          />
        )}
      </div>
      <p>{scopeText(link)}</p>
      <p className={ui['hint']}>
        {texts.valid(instantText(link.from, timeZone), instantText(link.to, timeZone))}
        {isOpen && ` · ${texts.places(countDevicesInUse(link.devices), MAX_SCORER_DEVICES)}`}
      </p>
      {isOpen && !hasRoomForDevice(link.devices) && (
        <p>{link.devices.length < MAX_LISTED_SCORER_DEVICES ? texts.full : texts.fullForGood}</p>
      )}
      <Devices link={link} onRevoke={onRevoke} />
    </li>
  );
}

interface LinkListProps {
  readonly links: readonly ScorerLinkView[];
  readonly onChanged: () => void;
}

export function LinkList({ links, onChanged }: LinkListProps) {
  const { list: texts, revoke } = useAdminTexts().scorers;
  const [revoked, setRevoked] = useState<Revoked | null>(null);
  const title = revoked?.device ? revoke.deviceTitle : revoke.linkTitle;
  return (
    <>
      {links.length === 0 && <p>{texts.empty}</p>}
      <ul className={stack(3)}>
        {links.map((link) => (
          <LinkItem key={link.linkId} link={link} onRevoke={setRevoked} />
        ))}
      </ul>
      <ConfirmCallModal
        chosen={revoked}
        look="danger"
        texts={{ title, confirm: revoke.confirm, success: revoke.success }}
        callOf={({ link, device }) => ({
          call: 'revokeScorerLink',
          payload: { linkId: link.linkId, ...(device ? { deviceId: device.deviceId } : {}) },
        })}
        onClose={() => setRevoked(null)}
        onSuccess={onChanged}
      >
        {({ link, device }) => (
          <p>{device ? revoke.deviceWarning(device.name) : revoke.linkWarning(link.name)}</p>
        )}
      </ConfirmCallModal>
    </>
  );
}
