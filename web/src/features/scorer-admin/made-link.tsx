import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LinkCode, WaysToShare } from '../../shared/links/ways-to-share';
import { scorerLinkAddress } from '../../shared/paths/score-addresses';
import { useAdminTexts } from '../../shared/texts/use-texts';
import { Button } from '../../shared/ui/button';
import { Panel } from '../../shared/ui/page/panel';
import type { CreatedLink } from './create-link';
import { LinkSheet } from './link-sheet';
import styles from './made-link.module.css';

interface MadeLinkProps {
  readonly created: CreatedLink;
  readonly onDone: () => void;
}

/** A link that was just made. Its key is known here and now, and never again. */
export function MadeLink({ created: { link, key }, onDone }: MadeLinkProps) {
  const { made: texts } = useAdminTexts().scorers;
  const address = scorerLinkAddress(window.location.origin, key);
  const place = useRef<HTMLDivElement>(null);
  // The form that made it stands below, and on a phone far below.
  useEffect(() => place.current?.focus(), []);
  const code = <LinkCode address={address} label={texts.qr(link.name)} />;
  return (
    <div ref={place} className={styles['place']} tabIndex={-1}>
      <Panel title={texts.title(link.name)}>
        <p className={styles['once']}>{texts.once}</p>
        <WaysToShare
          address={address}
          title={link.name}
          code={code}
          first={
            <Button onClick={() => window.print()}>
              <Printer aria-hidden size={20} />
              {texts.print}
            </Button>
          }
          onDone={onDone}
        />
        <LinkSheet link={link}>{code}</LinkSheet>
      </Panel>
    </div>
  );
}
