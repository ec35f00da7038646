import { ContactList } from '../../features/contact/contact-list';
import { useMoreTexts, useTexts } from '../../shared/texts/use-texts';
import { Container } from '../../shared/ui/page/container';
import { CupBanner } from '../../shared/cup/cup-banner';

export function Component() {
  const { pages: pageTexts } = useTexts();
  const { contact: contactTexts } = useMoreTexts();
  return (
    <>
      <CupBanner title={pageTexts.contact.title}>{contactTexts.lead}</CupBanner>
      <Container isSection>
        <ContactList />
      </Container>
    </>
  );
}
