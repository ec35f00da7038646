import { setSponsors } from '@futsal-cup/domain/commands/hall';
import { presentDetails } from '../../presenters/present-tournament';
import { ApiError } from '../../platform/api-error';
import { changeCup } from '../../storage/change-cup';
import { findPicture, keepPicture, pictureIdOf } from '../../storage/pictures';
import { refuseStaleEdit } from '../../storage/stale-edit';
import { toInstant } from '../../storage/stored';
import type { AnswerOf, CallOf } from '../route';
import { readPicture } from './read-picture';

export async function handleAddPicture({
  request: { data },
  dependencies: { db, clock },
}: CallOf<'addPicture'>): Promise<AnswerOf<'addPicture'>> {
  const bytes = Buffer.from(data, 'base64');
  const read = readPicture(bytes);
  if (typeof read === 'string') throw new ApiError([{ msg: read, path: 'data' }]);
  const { kind, width, height } = read;
  const pictureId = pictureIdOf(bytes, kind);
  await keepPicture(db, pictureId, { createdAt: toInstant(clock()), width, height, data });
  return { picture: { pictureId, width, height } };
}

export async function handleSetSponsors({
  request: { tournamentId, logo, sponsors, updatedAt },
  dependencies,
  actor,
}: CallOf<'setSponsors'>): Promise<AnswerOf<'setSponsors'>> {
  const { db } = dependencies;
  const withPictures = sponsors.map(async ({ name, address, picture }, index) => ({
    name,
    ...(address && { address }),
    ...(picture && { picture: await findPicture(db, picture, `sponsors.${index}.picture`) }),
  }));
  const [ofLogo, ...ofSponsors] = await Promise.all([
    logo === null ? null : findPicture(db, logo, 'logo'),
    ...withPictures,
  ]);
  return changeCup(dependencies, tournamentId, {
    actor,
    change(cup) {
      refuseStaleEdit(updatedAt, cup.tournament.updatedAt, () => presentDetails(cup.tournament));
      return setSponsors(cup, { logo: ofLogo, sponsors: ofSponsors });
    },
    answer: (cup) => ({ tournamentDetails: presentDetails(cup.tournament) }),
  });
}
