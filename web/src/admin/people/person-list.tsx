import type { PersonView } from '@futsal-cup/domain/contracts/views/people-views';
import { useState } from 'react';
import { useUser } from '../../shelf/stores/user';
import { instantText } from '../cup/instant-text';
import { StateBadge } from '../links/state-badge';
import { useAdminTexts } from '../texts/admin-texts';
import { Button } from '../../shelf/ui/button';
import { type ChosenAction, ConfirmPersonModal, type PersonAction } from './confirm-person-modal';
import { cluster, stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './people.module.css';
import { nameOf } from './person-name';

function useRoleText() {
  const { list: texts } = useAdminTexts().people;
  return ({ administratorSince, givenBy }: PersonView): string => {
    if (administratorSince === null) return texts.administrator;
    const day = instantText(administratorSince);
    return givenBy === null ? texts.since(day) : texts.sinceBy(day, givenBy);
  };
}

interface PersonItemProps {
  readonly person: PersonView;
  readonly onAction: (action: PersonAction) => void;
}

function PersonItem({ person, onAction }: PersonItemProps) {
  const { people } = useAdminTexts();
  const { list: texts } = people;
  const roleText = useRoleText();
  const isOwn = useUser(({ user }) => user?.userId === person.userId);
  const actions: readonly PersonAction[] = [
    person.isAdministrator ? 'take' : 'give',
    ...(isOwn ? [] : (['end', 'remove'] as const)),
  ];
  return (
    <li className={stack(1, ui['item'])}>
      <div className={cluster(2, styles['head'])}>
        <h3 className={ui['subtitle']}>
          {nameOf(person)} {isOwn && <span className={ui['hint']}>({texts.you})</span>}
        </h3>
        {person.isAdministrator && <StateBadge tone="good">{texts.administrator}</StateBadge>}
        {person.isDisabled && <StateBadge>{texts.disabled}</StateBadge>}
      </div>
      {person.displayName && <p>{person.email}</p>}
      {person.isAdministrator && person.administratorSince !== null && <p>{roleText(person)}</p>}
      <p className={ui['hint']}>
        {texts.registered(instantText(person.registeredAt))},{' '}
        {person.lastSignInAt === null
          ? texts.neverSignedIn
          : texts.lastSignIn(instantText(person.lastSignInAt))}
      </p>
      <div className={cluster(2, styles['actions'])} role="group" aria-label={texts.actions(nameOf(person))}>
        {actions.map((action) => (
          <Button key={action} look="secondary" onClick={() => onAction(action)}>
            {people[action].label}
          </Button>
        ))}
      </div>
    </li>
  );
}

interface PersonListProps {
  readonly people: readonly PersonView[];
  readonly total: number;
  readonly onChanged: () => void;
}

export function PersonList({ people, total, onChanged }: PersonListProps) {
  const { list: texts } = useAdminTexts().people;
  const [chosen, setChosen] = useState<ChosenAction | null>(null);
  return (
    <>
      <ul className={stack(3)}>
        {people.map((person) => (
          <PersonItem
            key={person.userId}
            person={person}
            onAction={(action) => setChosen({ action, person })}
          />
        ))}
      </ul>
      {total > people.length && <p className={ui['hint']}>{texts.more(people.length, total)}</p>}
      <ConfirmPersonModal chosen={chosen} onClose={() => setChosen(null)} onDone={onChanged} />
    </>
  );
}
