import type { ComponentType } from 'react';
import { CurrentCup, type CurrentCupOptions } from '../cup/current-cup';
import { type AdminTexts, useAdminTexts } from '../texts/admin-texts';
import { AdminPage } from './admin-page';

/** Makes the page of a screen of the current tournament, which is loaded first. */
export function cupPage(
  titleOf: (texts: AdminTexts) => string,
  Screen: ComponentType,
  options: CurrentCupOptions = {},
): ComponentType {
  return function CupPage() {
    return (
      <AdminPage title={titleOf(useAdminTexts())}>
        <CurrentCup {...options}>
          <Screen />
        </CurrentCup>
      </AdminPage>
    );
  };
}
