import { useState } from 'react';
import { DisplayNameForm } from '../../shared/account/display-name-form';
import { lenientStorage } from '../../shared/stores/lenient-storage';
import { useUser } from '../../shared/stores/user';
import { useAdminTexts } from '../../shared/texts/use-texts';
import { Button } from '../../shared/ui/button';
import { Panel } from '../../shared/ui/page/panel';

/** Which accounts have said 'Not now' in this browser: they are asked once. */
const keyOf = (userId: string) => `name-asked ${userId}`;

function wasAsked(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

/** Asks an administrator without a name for one. */
export function NameQuestion() {
  const { name: texts } = useAdminTexts().account;
  const user = useUser((state) => state.user);
  const [isPutOff, setPutOff] = useState(() => user !== null && wasAsked(user.userId));
  if (!user || user.displayName || isPutOff) return null;
  const handleLater = () => {
    lenientStorage.setItem(keyOf(user.userId), 'later');
    setPutOff(true);
  };
  return (
    <Panel title={texts.question}>
      <DisplayNameForm>
        <Button look="secondary" onClick={handleLater}>
          {texts.later}
        </Button>
      </DisplayNameForm>
    </Panel>
  );
}
