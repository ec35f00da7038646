import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { clearMessage } from '../../../shelf/stores/messages';
import type { Cup } from '../../../shelf/cup/cup';
import { buildCup, toTournamentView } from '../../../testing/build-view';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { SponsorsPanel } from './sponsors-panel';

const ADD_PICTURE = '/admin/pictures/add';
const EDIT = 'Edit logo and sponsors';
const SAVE = '/admin/tournaments/sponsors';
const logo = { pictureId: `${'a'.repeat(32)}-webp`, width: 200, height: 80 };
const BAKERY = { name: 'Bakery', address: 'https://bakery.example/' };
const BUTCHER = { name: 'Butcher', picture: { ...logo, pictureId: `${'b'.repeat(32)}-png` } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  act(clearMessage);
});

let count = 0;

async function open(changes: Partial<Cup> = {}, answer: FakeAnswer = {}) {
  const cup = buildCup({ tournamentId: `sponsors-${(count += 1)}`, ...changes });
  const calls = fakeApi({
    [`/tournaments/${cup.tournamentId}`]: { data: { tournament: toTournamentView(cup) } },
    [SAVE]: { data: { tournamentDetails: cup }, ...answer },
    [ADD_PICTURE]: { data: { picture: logo } },
  });
  renderAdmin(<SponsorsPanel tournamentId={cup.tournamentId} />, cup);
  await userEvent.click(await screen.findByRole('button', { name: EDIT }));
  const saved = () => calls.filter(({ path }) => path === SAVE).map(({ body }) => body);
  return { cup, saved };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save logo and sponsors');
const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Sponsor \d/).map(({ value }) => value);

test('sponsors are added, moved and removed with one save, which keeps the stored pictures', async () => {
  const { cup, saved } = await open({ logo, sponsors: [BAKERY, BUTCHER] });
  await press('Move “Butcher” up');
  await press('Remove “Bakery”');
  await press('Add a sponsor');
  await userEvent.type(screen.getByLabelText('Sponsor 2'), ' Bank ');
  await userEvent.type(screen.getAllByLabelText('Web address (optional)')[1] as Element, 'bank.example');
  await save();
  expect(await screen.findByRole('button', { name: EDIT })).toBeTruthy();
  expect(saved()).toMatchObject([
    {
      logo: logo.pictureId,
      sponsors: [
        { name: 'Butcher', picture: BUTCHER.picture.pictureId },
        { name: 'Bank', address: 'https://bank.example' },
      ],
      updatedAt: cup.updatedAt,
    },
  ]);
});

/** Lets the browser decode every picture as a small one, as soon as the returned function is called. */
function decodePictures(): () => void {
  let decode = () => {};
  const decoded = new Promise<void>((resolve) => (decode = resolve));
  class Decoded {
    onload = () => {};
    readonly naturalWidth = 20;
    readonly naturalHeight = 10;
    readonly decode = () => decoded;
    set src(_address: string) {
      this.onload();
    }
  }
  vi.stubGlobal('Image', Decoded);
  const { prototype } = HTMLCanvasElement;
  const context = { drawImage: () => {}, getImageData: () => ({ data: [0, 0, 0, 255] }) };
  vi.spyOn(prototype, 'getContext').mockReturnValue(context as unknown as GPUCanvasContext);
  vi.spyOn(prototype, 'toDataURL').mockReturnValue('data:image/webp;base64,eA==');
  return () => decode();
}

test('a picture lands at its sponsor also where that moves meanwhile, and nothing is saved before', async () => {
  const decode = decodePictures();
  const { saved } = await open({ sponsors: [BAKERY, BUTCHER] });
  const [ofBakery] = screen.getAllByLabelText<HTMLInputElement>('Picture (optional)');
  await userEvent.upload(ofBakery as HTMLElement, new File(['x'], 'bakery.png', { type: 'image/png' }));
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Save logo and sponsors' });
  expect([submit.disabled, ofBakery?.disabled]).toEqual([true, true]);
  await press('Move “Butcher” up');
  decode();
  await waitFor(() => expect(submit.disabled).toBe(false));
  await save();
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.['sponsors']).toEqual([
    { name: 'Butcher', picture: BUTCHER.picture.pictureId },
    { ...BAKERY, picture: logo.pictureId },
  ]);
});

test('a logo is removed', async () => {
  const { saved } = await open({ logo });
  await press('Remove the picture: Logo of the club');
  await save();
  await waitFor(() => expect(saved()).toMatchObject([{ logo: null, sponsors: [] }]));
});

test('a sponsor without a name and one with another kind of address are not sent', async () => {
  const { saved } = await open({ sponsors: [{ name: 'Bakery', address: 'ftp://bakery.example' }] });
  await press('Add a sponsor');
  await save();
  expect(await screen.findByText('Sponsor name can not be empty')).toBeTruthy();
  expect(screen.getByText(/^The address must begin with https/)).toBeTruthy();
  expect(saved()).toEqual([]);
});

test('an SVG is no picture, and what was typed stays', async () => {
  await open({ logo });
  await press('Add a sponsor');
  await userEvent.type(screen.getByLabelText('Sponsor 1'), 'Bank');
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'bank.svg', {
    type: 'image/svg+xml',
  });
  await userEvent.upload(screen.getByLabelText('Picture (optional)'), drawing);
  expect(await screen.findByText('This file is no whole picture in WebP, PNG or JPEG.')).toBeTruthy();
  expect(names()).toEqual(['Bank']);
});

test('a list that somebody else has changed meanwhile is shown beside the own one', async () => {
  const current = buildCup({ sponsors: [BUTCHER], updatedAt: '2030-01-02T00:00:00.000Z' });
  await open(
    { sponsors: [BAKERY] },
    { status: 409, errors: [{ msg: 'changed_by_someone_else' }], data: { current } },
  );
  await press('Add a sponsor');
  await userEvent.type(screen.getByLabelText('Sponsor 2'), 'Bank');
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Bakery, https://bakery.example/; Bank')).toBeTruthy();
  expect(dialog.getByText('Butcher, picture bbbb')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: /theirs/i }));
  expect(names()).toEqual(['Butcher']);
});
