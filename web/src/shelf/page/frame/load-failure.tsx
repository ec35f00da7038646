import { useState } from 'react';
import { hasNetwork } from '../../code/has-network';
import { useTexts } from '../../texts/use-texts';
import { Button } from '../../ui/button';
import { Container } from '../container';
import { EmptyText } from '../../ui/content-states';
import { PageBanner } from '../page-top';

/**
 * This component is shown instead of a page that could not be loaded or drawn. Reloading helps after a deploy, which renames the files.
 * Without a network, a reload would leave nothing to read, so the page waits until the network is back.
 */
export function LoadFailure() {
  const { general: generalTexts } = useTexts();
  const [isOffline, setOffline] = useState(false);

  const handleTryAgain = async () => {
    if (await hasNetwork()) window.location.reload();
    else setOffline(true);
  };

  return (
    <>
      <PageBanner title={generalTexts.unexpectedApplicationError} />
      <Container isSection>
        <EmptyText text={isOffline ? generalTexts.loadFailed : generalTexts.pageGone}>
          <Button onClick={() => void handleTryAgain()}>{generalTexts.tryAgain}</Button>
        </EmptyText>
      </Container>
    </>
  );
}
