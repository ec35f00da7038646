import { generalTexts } from '../../shared/texts/general';
import { Button } from '../../shared/ui/button';
import { Container } from '../../shared/ui/container';
import { EmptyText } from '../../shared/ui/empty-text';
import { PageBanner } from '../../shared/ui/page-banner';

/** Stands in for a page that could not be loaded or drawn; a new deploy has new files, which loading afresh finds. */
export function LoadFailure() {
  return (
    <>
      <PageBanner title={generalTexts.unexpectedApplicationError} />
      <Container isSection>
        <EmptyText text={generalTexts.pageGone}>
          <Button onClick={() => window.location.reload()}>{generalTexts.tryAgain}</Button>
        </EmptyText>
      </Container>
    </>
  );
}
