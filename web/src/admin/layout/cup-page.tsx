import type { ComponentType } from 'react';
import { CurrentCup } from '../cup/current-cup';
import { type AdminTexts, useAdminTexts } from '../texts/admin-texts';
import { AdminPage } from './admin-page';

/** Makes the page of a screen of the current tournament, which is loaded first. */
export function cupPage(titleOf: (texts: AdminTexts) => string, Screen: ComponentType): ComponentType {
  return function CupPage() {
    return (
      <AdminPage title={titleOf(useAdminTexts())}>
        <CurrentCup>
          <Screen />
        </CurrentCup>
      </AdminPage>
    );
  };
}
