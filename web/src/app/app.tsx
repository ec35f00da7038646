import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { viewSettings } from '../shared/api/view-settings';
import { ErrorBoundary } from '../shared/code/error-boundary';
import { followOtherTabs } from '../shared/stores/user';
import { MessageBanner } from '../shared/ui/dialog/message-banner';
import { AppRoutes } from './app-routes';
import { LoadFailure } from './layout/load-failure';
import { TextFont } from './text-font';

export function App() {
  useEffect(followOtherTabs, []);
  return (
    <SWRConfig value={viewSettings}>
      <BrowserRouter>
        <ErrorBoundary inPlace={<LoadFailure />}>
          <AppRoutes />
        </ErrorBoundary>
        <MessageBanner />
        <TextFont />
      </BrowserRouter>
    </SWRConfig>
  );
}
