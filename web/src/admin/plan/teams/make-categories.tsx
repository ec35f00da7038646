import { MAX_CATEGORIES } from '@futsal-cup/domain/cup/limits';
import { stack } from '../../../shelf/styles/layout';
import { useCupCall } from '../../calls/use-cup-call';
import { useCurrentCup } from '../../cup/cup-context';
import { codeText } from '../../calls/error-text';
import { ActionButton } from '../../forms/form-buttons';
import { useAdminTexts } from '../../texts/admin-texts';
import styles from '../plan.module.css';

/** Names the categories of a list that the cup does not have, and makes them on request. */
export function MakeCategories({ names }: { readonly names: readonly string[] }) {
  const { categories: texts } = useAdminTexts().details;
  const { tournamentId, date, updatedAt, categories = [] } = useCurrentCup();
  const send = useCupCall();
  const handleMake = () => {
    const present = categories.map(({ categoryId, name }) => ({ categoryId, name }));
    const listed = [...present, ...names.map((name) => ({ name }))];
    const payload = { tournamentId, date, updatedAt, categories: listed };
    void send({ call: 'updateTournament', payload, successText: texts.made });
  };
  return (
    <div className={stack(2, styles['notice'])} role="status">
      <p>{texts.unknown(names.join(', '))}</p>
      {categories.length + names.length > MAX_CATEGORIES ? (
        <p>{codeText('tournament_has_too_many_categories')}</p>
      ) : (
        <ActionButton look="secondary" onClick={handleMake}>
          {texts.make(names.length)}
        </ActionButton>
      )}
    </div>
  );
}
