import { useState } from 'react';
import { DisplayNameForm } from '../session/display-name-form';
import { lenientStorage } from '../../shelf/stores/lenient-storage';
import { useUser } from '../../shelf/stores/user';
import { useAdminTexts } from '../texts/admin-texts';
import { Button } from '../../shelf/ui/button';
import { Panel } from '../ui/panel';

/** The browser stores which accounts have answered 'Not now', because the question is asked only once. */
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
