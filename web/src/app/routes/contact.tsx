import { ContactList } from '../../features/contact/contact-list';
import { loadMoreTexts, useMoreTexts } from '../../shared/texts/more-texts';
import { useTexts } from '../../shared/texts/use-texts';
import { Container } from '../../shared/ui/page/container';
import { CupBanner } from '../../shared/cup/cup-banner';

/** What the page cannot be drawn without. */
export const load = loadMoreTexts;

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
