import { ContactList } from './contact-list';
import { useSiteTexts } from '../texts/site-texts';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';
import { loadPagesTexts, usePagesTexts } from '../texts/pages-texts';

/** Loads the texts that the page needs before it is drawn. */
export const load = loadPagesTexts;

export function Component() {
  const { navigation } = useSiteTexts();
  const { contact: contactTexts } = usePagesTexts();
  return (
    <>
      <CupBanner title={navigation.contact}>{contactTexts.lead}</CupBanner>
      <Container isSection>
        <ContactList />
      </Container>
    </>
  );
}
