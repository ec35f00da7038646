import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import { MAX_SPONSOR_NAME_LENGTH, MAX_WEB_ADDRESS_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { Picture } from '@futsal-cup/domain/cup/records';
import { countCharacters, visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { array, object, string } from 'yup';
import { nameSchema } from '../../forms/name-schema';
import { serverWords } from '../../forms/server-words';
import type { Described } from '../../stale-edit/stale-edit';
import { shownAdminTexts } from '../../texts/admin-texts';

export interface SponsorValues {
  /** Tells the lines of the form apart. */
  readonly key: string;
  readonly name: string;
  readonly address: string;
  readonly picture: Picture | null;
}

export interface SponsorsValues {
  readonly logo: Picture | null;
  readonly sponsors: readonly SponsorValues[];
}

let count = 0;

export function newSponsor(): SponsorValues {
  return { key: `new-${(count += 1)}`, name: '', address: '', picture: null };
}

export function sponsorsValuesOf({ logo = null, sponsors = [] }: TournamentDetailsView): SponsorsValues {
  const listed = (sponsor: (typeof sponsors)[number], index: number) => ({
    ...{ address: '', picture: null },
    ...{ ...sponsor, key: `listed-${index}` },
  });
  return { logo, sponsors: sponsors.map(listed) };
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

/** Returns what to send. */
export function sponsorsPayload({
  logo,
  sponsors,
}: SponsorsValues): Pick<Calls['setSponsors']['request'], 'logo' | 'sponsors'> {
  return {
    logo: logo?.pictureId ?? null,
    sponsors: sponsors.map(({ name, address, picture }) => ({
      name: visibleText(name),
      address: readAddress(address) || undefined,
      picture: picture?.pictureId,
    })),
  };
}

export function describeSponsors({ logo, sponsors }: SponsorsValues): Described {
  const { sponsors: texts } = shownAdminTexts().details;
  const inWords = ({ pictureId }: Picture) => texts.storedPicture(pictureId.slice(0, 4));
  const listed = sponsors.map(({ name, address, picture }) =>
    [visibleText(name), readAddress(address), picture && inWords(picture)].filter(Boolean).join(', '),
  );
  return {
    [texts.logo]: logo ? inWords(logo) : texts.noLogo,
    [texts.sponsors]: listed.join('; ') || texts.none,
  };
}
