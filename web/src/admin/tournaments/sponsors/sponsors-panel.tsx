import { useState } from 'react';
import { useCupView } from '../../../shelf/cup/cup-view';
import { stack } from '../../../shelf/styles/layout';
import { Button } from '../../../shelf/ui/button';
import { CupContext } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import details from '../details/details.module.css';
import { EditSponsors } from './edit-sponsors';

/** Shows the names of the sponsors, or the form that changes logo and sponsors; nothing until the tournament is loaded. */
export function SponsorsPanel({ tournamentId }: { readonly tournamentId: string }) {
  const { sponsors: texts } = useAdminTexts().details;
  const cup = useCupView(tournamentId).data?.cup;
  const [isEditing, setEditing] = useState(false);
  if (!cup) return null;
  const names = cup.sponsors?.map(({ name }) => name).join(', ');
  return (
    <section className={stack(4, details['card'])}>
      <h2 className={ui['panelTitle']}>{texts.title}</h2>
      <p className={ui['hint']}>{texts.hint}</p>
      {isEditing ? (
        <CupContext value={cup}>
          <EditSponsors onDone={() => setEditing(false)} />
        </CupContext>
      ) : (
        <>
          <p dir="auto">{names || texts.none}</p>
          <Button look="secondary" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        </>
      )}
    </section>
  );
}
