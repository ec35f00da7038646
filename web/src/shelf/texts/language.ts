import { isLanguage, type Language } from '@futsal-cup/domain/cup/text/languages';
import { lenientStorage } from '../stores/lenient-storage';
import { LANGUAGE_STORAGE_KEY } from '../stores/storage-keys';
import { type AdminAreaTexts, type Catalogues, publicCatalogues } from './catalogue';
import { hasTexts, showTexts, shownTexts } from './use-texts';
import { chosenLanguage, languagesToTry, wantedLanguage, wishesOfVisitor } from './choose-language';

/** Texts of a part of the public site. */
interface TextArea {
  /** Whether something on the page shows them: then a change of the language loads them too. */
  readonly isShown: () => boolean;
  readonly load: (language: Language) => Promise<void>;
}

const areas = new Set<TextArea>();
/** The texts of the admin site, from when that has been opened. */
let adminCatalogues: Catalogues<AdminAreaTexts> | null = null;
/** A choice counts also where the storage cannot keep it. */
let hasChosen = false;
let lastTurn: Promise<unknown> = Promise.resolve();

/** One after the other, so that what was asked for last is what stays. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work, work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** `wanted` is not on the page yet. */
async function show(language: Language, wanted?: TextArea): Promise<void> {
  const needed = [...areas].filter((area) => area === wanted || area.isShown());
  const [publicTexts, adminTexts] = await Promise.all([
    publicCatalogues[language](),
    adminCatalogues?.[language]() ?? null,
    ...needed.map((area) => area.load(language)),
  ]);
  showTexts({ language, publicTexts, adminTexts });
  document.documentElement.lang = language;
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', publicTexts.general.description);
}

/** Shows the first of the languages whose texts can be loaded, and says whether there was one. */
async function showFirst(languages: readonly Language[], wanted?: TextArea): Promise<boolean> {
  for (const language of languages) {
    const isShown = await show(language, wanted).then(
      () => true,
      () => false,
    );
    if (isShown) return true;
  }
  return false;
}

/** Loads the texts of the visitor's language, or false when there are none to be had. A choice in the address is kept. */
export async function loadFirstTexts(): Promise<boolean> {
  const wishes = wishesOfVisitor();
  const chosen = chosenLanguage(wishes);
  if (chosen) lenientStorage.setItem(LANGUAGE_STORAGE_KEY, chosen);
  return inTurn(() => showFirst(languagesToTry(wishes)));
}

/** Shows the language that is shown with what it needs now, or the next one where that cannot be had. */
async function showAnew(wanted?: TextArea): Promise<void> {
  const { language } = shownTexts();
  const isShown = await showFirst([language, ...languagesToTry(wishesOfVisitor())], wanted);
  if (!isShown) throw new Error('There are no texts to be had.');
}

/** Loads the texts of the admin site, login and register, in the language that is shown and in every one that is chosen from now on. */
export async function loadAdminTexts(catalogues: Catalogues<AdminAreaTexts>): Promise<void> {
  adminCatalogues = catalogues;
  await inTurn(async () => {
    if (hasTexts() && shownTexts().adminTexts === null) await showAnew();
  });
}

export function addTextArea(area: TextArea): TextArea {
  areas.add(area);
  return area;
}

/** Loads texts that are about to be shown, in the language that is shown. */
export async function loadTextArea(area: TextArea): Promise<void> {
  await lastTurn;
  if (!hasTexts()) return;
  await area.load(shownTexts().language).catch(() => inTurn(() => showAnew(area)));
}

/**
 * Keeps and shows the language that the visitor picked. It is kept first: where its texts are gone since a deploy, the page is loaded
 * anew and then speaks it; without a network the next visit does.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  hasChosen = true;
  lenientStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  await inTurn(() => show(language));
}

/** Shows the cup's own language to visitors who neither chose one nor have a browser in one of the four. */
export async function followLanguageOf(tournament: { readonly language: string }): Promise<void> {
  const { language } = tournament;
  if (hasChosen || !isLanguage(language) || language === shownTexts().language) return;
  if (wantedLanguage(wishesOfVisitor()) === null) await inTurn(() => show(language));
}
