import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { viewSettings } from '../shelf/api/view-settings';
import { ErrorBoundary } from '../shelf/code/error-boundary';
import { followOtherTabs } from '../shelf/stores/user';
import { MessageBanner } from '../shelf/page/message-banner';
import { AppRoutes } from './app-routes';
import { LoadFailure } from '../shelf/page/frame/load-failure';

export function App() {
  useEffect(followOtherTabs, []);
  return (
    <SWRConfig value={viewSettings}>
      <BrowserRouter>
        <ErrorBoundary inPlace={<LoadFailure />}>
          <AppRoutes />
        </ErrorBoundary>
        <MessageBanner />
      </BrowserRouter>
    </SWRConfig>
  );
}
