import { stack } from '../../shelf/styles/layout';
import { cupPage } from '../layout/cup-page';
import { EmbedLines } from './embed-lines';
import { ShareScreen } from './share-screen';

function SharePanels() {
  return (
    <div className={stack(5)}>
      <ShareScreen />
      <EmbedLines />
    </div>
  );
}

/** What is hidden from the public is in no list either. */
export const Component = cupPage(({ share }) => share.title, SharePanels, { isPublic: true });
