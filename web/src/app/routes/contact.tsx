import { ContactList } from '../../features/contact/contact-list';
import { loadContactTexts, useContactTexts } from '../../shared/texts/contact-texts';
import { useTexts } from '../../shared/texts/use-texts';
import { Container } from '../../shared/ui/page/container';
import { CupBanner } from '../../shared/cup/cup-banner';

/** What the page cannot be drawn without. */
export const load = loadContactTexts;

export function Component() {
  const { navigation } = useTexts();
  const contactTexts = useContactTexts();
  return (
    <>
      <CupBanner title={navigation.contact}>{contactTexts.lead}</CupBanner>
      <Container isSection>
        <ContactList />
      </Container>
    </>
  );
}
