import { pageTexts } from '../../shared/texts/pages';
import { Container } from '../../shared/ui/container';
import { EmptyText } from '../../shared/ui/empty-text';
import { PageBanner } from '../../shared/ui/page-banner';

export function Component() {
  return (
    <>
      <PageBanner title={pageTexts.matches.title} />
      <Container isSection>
        <EmptyText text={pageTexts.matches.empty} />
      </Container>
    </>
  );
}
