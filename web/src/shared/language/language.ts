import { isLanguage, type Language } from '@futsal-cup/domain/cup/text/languages';
import { lenientStorage } from '../stores/lenient-storage';
import { LANGUAGE_STORAGE_KEY } from '../stores/storage-keys';
import { adminCatalogues, moreCatalogues, publicCatalogues } from '../texts/catalogue';
import { hasTexts, showTexts, shownTexts } from '../texts/use-texts';
import { chosenLanguage, languagesToTry, wantedLanguage, wishesOfVisitor } from './choose-language';

/** The texts of what has been opened besides the first view; a change of the language loads them too. */
const isNeeded = { moreTexts: false, adminTexts: false };
/** A choice counts also where the storage cannot keep it. */
let hasChosen = false;
let lastTurn: Promise<unknown> = Promise.resolve();

/** One after the other, so that what was asked for last is what stays. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work, work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function show(language: Language): Promise<void> {
  const [publicTexts, moreTexts, adminTexts] = await Promise.all([
    publicCatalogues[language](),
    isNeeded.moreTexts ? moreCatalogues[language]() : null,
    isNeeded.adminTexts ? adminCatalogues[language]() : null,
  ]);
  showTexts({ language, publicTexts, moreTexts, adminTexts });
  document.documentElement.lang = language;
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', publicTexts.general.description);
}

/** Shows the first of the languages whose texts can be loaded, and says whether there was one. */
async function showFirst(languages: readonly Language[]): Promise<boolean> {
  for (const language of languages) {
    const isShown = await show(language).then(
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

async function loadArea(area: keyof typeof isNeeded): Promise<void> {
  isNeeded[area] = true;
  await inTurn(async () => {
    if (!hasTexts() || shownTexts()[area] !== null) return;
    const { language } = shownTexts();
    const isShown = await showFirst([language, ...languagesToTry(wishesOfVisitor())]);
    if (!isShown) throw new Error('There are no texts to be had.');
  });
}

/** Loads the texts of the blog and the gallery, in the language that is shown and in every one that is chosen from now on. */
export function loadMoreTexts(): Promise<void> {
  return loadArea('moreTexts');
}

/** The same for the texts of the admin site, login and register. */
export function loadAdminTexts(): Promise<void> {
  return loadArea('adminTexts');
}

/** Shows and keeps the language that the visitor picked. */
export async function chooseLanguage(language: Language): Promise<void> {
  hasChosen = true;
  await inTurn(() => show(language));
  lenientStorage.setItem(LANGUAGE_STORAGE_KEY, language);
}

/** Shows the cup's own language to visitors who neither chose one nor have a browser in one of the four. */
export async function followLanguageOf(tournament: { readonly language: string }): Promise<void> {
  const { language } = tournament;
  if (hasChosen || !isLanguage(language) || language === shownTexts().language) return;
  if (wantedLanguage(wishesOfVisitor()) === null) await inTurn(() => show(language));
}
