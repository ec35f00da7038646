import { useState } from 'react';
import { useCupView } from '../../../shelf/cup/cup-view';
import { pictureAddress } from '../../../shelf/cup/pictures';
import { stack } from '../../../shelf/styles/layout';
import { Button } from '../../../shelf/ui/button';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import details from '../details/details.module.css';
import { EditSponsors } from './edit-sponsors';
import styles from './sponsors.module.css';

/** Shows the logo and the sponsors of a tournament, or the form that changes them; nothing until the tournament is loaded. */
export function SponsorsPanel({ tournamentId }: { readonly tournamentId: string }) {
  const { sponsors: texts } = useAdminTexts().details;
  const cup = useCupView(tournamentId).data?.cup;
  const [isEditing, setEditing] = useState(false);
  if (!cup) return null;
  const { logo, sponsors = [] } = cup;
  return (
    <section className={stack(4, details['card'])}>
      <h2 className={ui['panelTitle']}>{texts.title}</h2>
      <p className={ui['hint']}>{texts.hint}</p>
      {isEditing ? (
        <EditSponsors details={cup} onDone={() => setEditing(false)} />
      ) : (
        <div className={stack(4, details['summary'])}>
          <dl className={stack(3)}>
            <div className={details['rule']}>
              <dt>{texts.logo}</dt>
              <dd>
                {logo ? (
                  <span className={styles['preview']} data-ground="light">
                    <img
                      src={pictureAddress(logo)}
                      width={logo.width}
                      height={logo.height}
                      alt={texts.logo}
                    />
                  </span>
                ) : (
                  texts.noLogo
                )}
              </dd>
            </div>
            <div className={details['rule']}>
              <dt>{texts.sponsors}</dt>
              <dd>{sponsors.map(({ name }) => name).join(', ') || texts.none}</dd>
            </div>
          </dl>
          <Button look="secondary" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        </div>
      )}
    </section>
  );
}
