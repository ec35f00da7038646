import { ContactList } from '../../features/contact/contact-list';
import { contactTexts } from '../../shared/texts/contact';
import { pageTexts } from '../../shared/texts/pages';
import { Container } from '../../shared/ui/page/container';
import { PageBanner } from '../../shared/ui/page/page-top';

export function Component() {
  return (
    <>
      <PageBanner title={pageTexts.contact.title}>{contactTexts.lead}</PageBanner>
      <Container isSection>
        <ContactList />
      </Container>
    </>
  );
}
