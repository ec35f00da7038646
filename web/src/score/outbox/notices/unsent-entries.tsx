import type { ScorerMatchView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { useShallow } from 'zustand/react/shallow';
import { accessIdOf, type Access } from '../desk/access';
import { useOutbox } from '../desk/use-outbox';
import { useScorerTexts } from '../../texts/scorer-texts';
import { DeliveryNotice } from './delivery-notice';
import { stack } from '../../../shelf/styles/layout';
import styles from './notices.module.css';
import { NOT_TAKEN_ID } from './outbox-state';
import { RefusedEntry } from './refused-entry';

interface UnsentEntriesProps {
  readonly access: Access;
  /** The matches that are on the screen. */
  readonly matches: readonly ScorerMatchView[];
}

/** Says why entries are unsent: there is no network, they were refused, or their link ended and another one has been opened. */
export function UnsentEntries({ access, matches }: UnsentEntriesProps) {
  const { outbox: texts } = useScorerTexts();
  const accessId = accessIdOf(access);
  const blocked = useOutbox((state) => state.blocked);
  const stuck = useOutbox(
    useShallow(({ items }) =>
      items.filter((item) => item.refusal !== null || (item.accessId !== accessId && blocked[item.accessId])),
    ),
  );
  return (
    <>
      <DeliveryNotice />
      {stuck.length > 0 && (
        <section
          className={stack(2, styles['stuck'])}
          id={NOT_TAKEN_ID}
          aria-label={texts.title}
          tabIndex={-1}
        >
          <h2>{texts.title}</h2>
          <p>{texts.explanation}</p>
          <ul>
            {stuck.map((item) => (
              <RefusedEntry
                key={item.entry.entryId}
                item={item}
                access={access}
                match={matches.find(({ matchId }) => matchId === item.matchId)}
                reason={item.refusal ?? blocked[item.accessId] ?? ''}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
