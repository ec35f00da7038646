import { categoriesOf, categoryIdOf } from '@futsal-cup/domain/cup/categories';
import { useState } from 'react';
import { cluster, stack } from '../../shelf/styles/layout';
import { Button } from '../../shelf/ui/button';
import { useCupCall } from '../calls/use-cup-call';
import { useCurrentCup } from '../cup/cup-context';
import { ChooseField } from '../forms/choose-field';
import { useAdminTexts } from '../texts/admin-texts';

/** Puts what is in no category into one at once, as in a cup that got its categories late; nothing where there is nothing of that. */
export function WithoutCategory() {
  const texts = useAdminTexts().details.categories;
  const cup = useCurrentCup();
  const send = useCupCall();
  const choices = categoriesOf(cup).map(({ categoryId, name }) => ({ value: categoryId, label: name }));
  const [chosen, setChosen] = useState<string | null>(null);
  const isWithout = (record: { readonly categoryId?: string | null }) => categoryIdOf(record) === null;
  const [teams, stages] = [cup.Teams.filter(isWithout).length, cup.Stages.filter(isWithout).length];
  const categoryId = chosen ?? choices[0]?.value;
  if (categoryId === undefined || teams + stages === 0) return null;
  const { tournamentId } = cup;
  const take = () =>
    send({ call: 'takeIntoCategory', payload: { tournamentId, categoryId }, successText: texts.taken });
  return (
    <div className={stack(3)}>
      <p>{texts.without(teams, stages)}</p>
      <ChooseField label={texts.one} choices={choices} value={categoryId} onChoose={setChosen} />
      <div className={cluster(3)}>
        <Button look="secondary" onClick={() => void take()}>
          {texts.take}
        </Button>
      </div>
    </div>
  );
}
