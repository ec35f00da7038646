import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { followOtherTabs } from '../shared/stores/user';
import { MessageBanner } from '../shared/ui/dialog/message-banner';
import { AppRoutes } from './app-routes';
import { createQueryClient } from './query-client';
import { TextFont } from './text-font';

const queryClient = createQueryClient();

export function App() {
  useEffect(followOtherTabs, []);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <AppRoutes />
        <MessageBanner />
        <TextFont />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
