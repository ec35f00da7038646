import { ContactList } from '../../features/contact/contact-list';
import { useMoreTexts, useTexts } from '../../shared/texts/use-texts';
import { Container } from '../../shared/ui/page/container';
import { PageBanner } from '../../shared/ui/page/page-top';

export function Component() {
  const { pages: pageTexts } = useTexts();
  const { contact: contactTexts } = useMoreTexts();
  return (
    <>
      <PageBanner title={pageTexts.contact.title}>{contactTexts.lead}</PageBanner>
      <Container isSection>
        <ContactList />
      </Container>
    </>
  );
}
