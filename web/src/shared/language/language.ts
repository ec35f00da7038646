import { isLanguage, type Language } from '@futsal-cup/domain/cup/languages';
import { lenientStorage } from '../stores/lenient-storage';
import { LANGUAGE_STORAGE_KEY } from '../stores/storage-keys';
import { adminCatalogues, moreCatalogues, publicCatalogues } from '../texts/catalogue';
import { hasTexts, showTexts, shownTexts } from '../texts/use-texts';
import { chosenLanguage, languagesToTry, wantedLanguage, type LanguageWishes } from './choose-language';

function wishesOfVisitor(): LanguageWishes {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    // A closed storage has no choice.
  }
  return { search: window.location.search, stored, preferred: navigator.languages };
}

let needsMoreTexts = false;
let needsAdminTexts = false;
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
    needsMoreTexts ? moreCatalogues[language]() : null,
    needsAdminTexts ? adminCatalogues[language]() : null,
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

/** Loads what visitors read beyond the first view, in the language that is shown and in every one that is chosen from now on. */
export async function loadMoreTexts(): Promise<void> {
  needsMoreTexts = true;
  await inTurn(async () => {
    if (hasTexts() && !shownTexts().moreTexts) await show(shownTexts().language);
  });
}

/** Loads the texts of the admin site, in the language that is shown and in every one that is chosen from now on. */
export async function loadAdminTexts(): Promise<void> {
  needsAdminTexts = true;
  await inTurn(async () => {
    if (hasTexts() && shownTexts().adminTexts === null) await show(shownTexts().language);
  });
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
