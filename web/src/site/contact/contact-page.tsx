import { ContactList } from './contact-list';
import { loadContactTexts, useContactTexts } from '../../shelf/texts/contact-texts';
import { useTexts } from '../../shelf/texts/use-texts';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';

/** Loads the texts that the page needs before it is drawn. */
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
