import { MadeLinkPanel } from '../links/made-link-panel';
import { LinkCode, WaysToShare } from '../links/ways-to-share';
import { scorerLinkAddress } from '../addresses/score-addresses';
import { useAdminTexts } from '../texts/admin-texts';
import type { CreatedLink } from './create-link';
import { LinkSheet } from './link-sheet';

interface MadeLinkProps {
  readonly created: CreatedLink;
  readonly onDone: () => void;
}

/** Shows a new link. Its key is known only now and never again. */
export function MadeLink({ created: { link, key }, onDone }: MadeLinkProps) {
  const { made: texts } = useAdminTexts().scorers;
  const address = scorerLinkAddress(window.location.origin, key);
  const code = <LinkCode address={address} label={texts.qr(link.name)} />;
  return (
    <MadeLinkPanel title={texts.title(link.name)} once={texts.once}>
      <WaysToShare address={address} title={link.name} code={code} print={texts.print} onDone={onDone} />
      <LinkSheet link={link}>{code}</LinkSheet>
    </MadeLinkPanel>
  );
}
