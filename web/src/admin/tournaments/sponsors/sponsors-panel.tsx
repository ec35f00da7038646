import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import { MAX_SPONSORS } from '@futsal-cup/domain/cup/limits';
import type { Picture } from '@futsal-cup/domain/cup/records';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useCupView } from '../../../shelf/cup/cup-view';
import { stack } from '../../../shelf/styles/layout';
import { Button } from '../../../shelf/ui/button';
import { useCupCall } from '../../calls/use-cup-call';
import { CupContext, useCurrentCup } from '../../cup/cup-context';
import { TextField } from '../../forms/formik-fields';
import { EditForm } from '../../stale-edit/edit-form';
import { mergeTheirs } from '../../stale-edit/stale-edit';
import { useAdminTexts } from '../../texts/admin-texts';
import { OrderList } from '../../ui/order-list';
import ui from '../../ui/ui.module.css';
import cards from '../details/details.module.css';
import styles from '../tournaments.module.css';
import { PictureField } from './picture-field';
import {
  describeSponsors,
  newSponsor,
  sponsorsPayload,
  sponsorsSchema,
  type SponsorsValues,
  sponsorsValuesOf,
  type SponsorValues,
} from './sponsors-values';

function SponsorsFields() {
  const { details, tableRules } = useAdminTexts();
  const { sponsors: texts } = details;
  const { values, setFieldValue, setValues } = useFormikContext<SponsorsValues>();
  const { logo, sponsors } = values;
  const set = (changed: readonly SponsorValues[]) => void setFieldValue('sponsors', changed);
  /** The sponsors may be others than when the picture was chosen, because making it takes a moment. */
  const setPicture = (ofKey: string, picture: Picture | null) =>
    void setValues((latest) => ({
      ...latest,
      sponsors: latest.sponsors.map((sponsor) => (sponsor.key === ofKey ? { ...sponsor, picture } : sponsor)),
    }));
  const indexOf = (key: string) => sponsors.findIndex((sponsor) => sponsor.key === key);
  const nameOf = (key: string) => sponsors[indexOf(key)]?.name.trim() || texts.number(indexOf(key) + 1);
  const lineOf = (key: string) => {
    const index = indexOf(key);
    const field = `sponsors.${index}`;
    return (
      <div className={stack(2, styles['sponsor'])}>
        <TextField name={`${field}.name`} label={texts.number(index + 1)} dir="auto" autoComplete="off" />
        <TextField name={`${field}.address`} label={texts.address} inputMode="url" autoComplete="off" />
        <PictureField
          label={texts.picture}
          name={nameOf(key)}
          picture={sponsors[index]?.picture ?? null}
          onChoose={(picture) => setPicture(key, picture)}
        />
      </div>
    );
  };
  return (
    <>
      <p className={ui['hint']}>{texts.pictureHint}</p>
      <PictureField
        label={texts.logo}
        name={texts.logo}
        picture={logo}
        onChoose={(picture) => void setFieldValue('logo', picture)}
      />
      {sponsors.length > 0 && (
        <OrderList
          items={sponsors.map(({ key }) => key)}
          nameOf={nameOf}
          lineOf={lineOf}
          texts={tableRules}
          removeText={tableRules.remove}
          onChange={(keys) => set(keys.flatMap((key) => sponsors[indexOf(key)] ?? []))}
        />
      )}
      {sponsors.length < MAX_SPONSORS && (
        <Button look="secondary" onClick={() => set([...sponsors, newSponsor()])}>
          {texts.add}
        </Button>
      )}
    </>
  );
}

/** Renders the form that changes the logo and the sponsors of a tournament. */
function EditSponsors({ onDone }: { readonly onDone: () => void }) {
  const { details: texts } = useAdminTexts();
  const send = useCupCall();
  return (
    <EditForm<TournamentDetailsView, SponsorsValues>
      record={useCurrentCup()}
      valuesOf={sponsorsValuesOf}
      validationSchema={sponsorsSchema}
      describe={describeSponsors}
      mergeTheirs={mergeTheirs<SponsorsValues>([['logo'], ['sponsors']])}
      submitText={texts.sponsors.save}
      cancel={{ text: texts.cancel, onPress: onDone }}
      send={(values, { tournamentId, updatedAt }) =>
        send({
          call: 'setSponsors',
          payload: { ...sponsorsPayload(values), tournamentId, updatedAt },
          successText: texts.sponsors.saved,
        })
      }
      onSaved={onDone}
    >
      <SponsorsFields />
    </EditForm>
  );
}

/** Shows the names of the sponsors, or the form that changes logo and sponsors; nothing until the tournament is loaded. */
export function SponsorsPanel({ tournamentId }: { readonly tournamentId: string }) {
  const { sponsors: texts } = useAdminTexts().details;
  const cup = useCupView(tournamentId).data?.cup;
  const [isEditing, setEditing] = useState(false);
  if (!cup) return null;
  const names = cup.sponsors?.map(({ name }) => name).join(', ');
  return (
    <section className={stack(4, cards['card'])}>
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
