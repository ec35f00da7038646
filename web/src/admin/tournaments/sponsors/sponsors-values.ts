import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import { MAX_SPONSOR_NAME_LENGTH, MAX_WEB_ADDRESS_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { Picture } from '@futsal-cup/domain/cup/records';
import { countCharacters, visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { array, object, string } from 'yup';
import { pictureAddress } from '../../../shelf/cup/pictures';
import { nameSchema } from '../../forms/name-schema';
import { serverWords } from '../../forms/server-words';
import type { Described } from '../../stale-edit/stale-edit';
import { shownAdminTexts } from '../../texts/admin-texts';
import type { ChosenPicture } from './make-picture';

export interface SponsorValues {
  /** Tells the lines of the form apart. */
  readonly key: string;
  readonly name: string;
  readonly address: string;
  readonly picture: ChosenPicture | null;
}

export interface SponsorsValues {
  readonly logo: ChosenPicture | null;
  readonly sponsors: readonly SponsorValues[];
}

let count = 0;

export function newSponsor(): SponsorValues {
  return { key: `new-${(count += 1)}`, name: '', address: '', picture: null };
}

function chosenOf(picture: Picture | null | undefined): ChosenPicture | null {
  return picture ? { ...picture, src: pictureAddress(picture) } : null;
}

export function sponsorsValuesOf({ logo, sponsors = [] }: TournamentDetailsView): SponsorsValues {
  return {
    logo: chosenOf(logo),
    sponsors: sponsors.map(({ name, address = '', picture }, index) => ({
      key: `listed-${index}`,
      name,
      address,
      picture: chosenOf(picture),
    })),
  };
}

/** Returns a typed web address. Most people type one without its scheme. */
function readAddress(typed: string): string {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

function isAddress(address: string): boolean {
  return (
    /^https?:\/\//i.test(address) &&
    URL.canParse(address) &&
    countCharacters(address) <= MAX_WEB_ADDRESS_LENGTH
  );
}

export const sponsorsSchema = object({
  sponsors: array(
    object({
      name: nameSchema({
        missing: serverWords('sponsor_name_can_not_be_empty'),
        max: [MAX_SPONSOR_NAME_LENGTH, serverWords('name_must_be_at_most_50_characters_long')],
      }),
      address: string().test(
        'is-address',
        serverWords('web_address_is_not_valid'),
        (typed = '') => typed.trim() === '' || isAddress(readAddress(typed)),
      ),
    }),
  ),
});

/** Returns the new pictures, which are stored before the list that shows them. */
export function newPicturesOf({ logo, sponsors }: SponsorsValues): readonly ChosenPicture[] {
  const pictures = [logo, ...sponsors.map(({ picture }) => picture)];
  return pictures.flatMap((picture) => (picture && picture.pictureId === undefined ? picture : []));
}

/** Returns what to send; `ids` are those of the new pictures by their addresses. */
export function sponsorsPayload(
  { logo, sponsors }: SponsorsValues,
  ids: ReadonlyMap<string, string>,
): Pick<Calls['setSponsors']['request'], 'logo' | 'sponsors'> {
  const idOf = (picture: ChosenPicture | null) => picture?.pictureId ?? ids.get(picture?.src ?? '');
  return {
    logo: idOf(logo) ?? null,
    sponsors: sponsors.map(({ name, address, picture }) => ({
      name: visibleText(name),
      address: readAddress(address) || undefined,
      picture: idOf(picture),
    })),
  };
}

export function describeSponsors({ logo, sponsors }: SponsorsValues): Described {
  const { sponsors: texts } = shownAdminTexts().details;
  const inWords = ({ pictureId }: ChosenPicture) =>
    pictureId === undefined ? texts.newPicture : texts.storedPicture(pictureId.slice(0, 4));
  const listed = sponsors.map(({ name, address, picture }) =>
    [visibleText(name), readAddress(address), picture && inWords(picture)].filter(Boolean).join(', '),
  );
  return {
    [texts.logo]: logo ? inWords(logo) : texts.noLogo,
    [texts.sponsors]: listed.join('; ') || texts.none,
  };
}
