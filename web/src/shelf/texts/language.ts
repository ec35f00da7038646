import { isLanguage, type Language } from '@futsal-cup/domain/cup/text/languages';
import { lenientStorage } from '../stores/lenient-storage';
import { LANGUAGE_STORAGE_KEY } from '../stores/storage-keys';
import { hasLanguage, showLanguage, shownLanguage } from './use-texts';
import { chosenLanguage, languagesToTry, wantedLanguage, wishesOfVisitor } from './choose-language';

type LoadTexts = (language: Language) => Promise<unknown>;

const PAUSE_MS = 3_000;

/** Loads the texts that have been drawn, and those that every page needs. A change of the language loads all of them. */
const needed = new Set<LoadTexts>();
/** Whether the visitor has chosen a language. The choice counts even if it cannot be stored. */
let hasChosen = false;
let lastTurn: Promise<unknown> = Promise.resolve();

export function needTexts(load: LoadTexts): void {
  needed.add(load);
}

/** Runs the changes of the language in a queue, so that the last request decides. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work, work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Loads and shows a language. */
async function show(language: Language): Promise<void> {
  await Promise.all([...needed].map((load) => load(language)));
  showLanguage(language);
  document.documentElement.lang = language;
}

/** Shows the first language whose texts can be loaded. Returns false if there is none. */
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

/**
 * Loads the texts of the visitor's language, or of the next one that can be loaded. Without texts nothing can be drawn, so it tries until it
 * succeeds. A choice in the address is stored.
 */
export async function loadFirstTexts(): Promise<void> {
  const wishes = wishesOfVisitor();
  const chosen = chosenLanguage(wishes);
  if (chosen) lenientStorage.setItem(LANGUAGE_STORAGE_KEY, chosen);
  while (!(await inTurn(() => showFirst(languagesToTry(wishes)))))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/** Shows the current language again with all texts that are needed now, or the next language if they cannot be loaded. */
async function showAnew(): Promise<void> {
  const isShown = await showFirst([shownLanguage(), ...languagesToTry(wishesOfVisitor())]);
  if (!isShown) throw new Error('There are no texts to be had.');
}

/** Loads texts that are about to be drawn, in the current language. */
export async function loadTexts(load: LoadTexts): Promise<void> {
  await lastTurn;
  if (!hasLanguage()) return;
  await load(shownLanguage()).catch(() => {
    needTexts(load);
    return inTurn(showAnew);
  });
}

/**
 * Stores and shows the language that the visitor chose. The choice is stored first: if a deploy has removed the files of the texts,
 * the page is reloaded in the new language. Without a network, the next visit uses the new language.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  hasChosen = true;
  lenientStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  await inTurn(() => show(language));
}

/** Shows the cup's language to visitors who have not chosen one and whose browser prefers none of the site's languages. */
export async function followLanguageOf(tournament: { readonly language: string }): Promise<void> {
  const { language } = tournament;
  if (hasChosen || !isLanguage(language) || language === shownLanguage()) return;
  if (wantedLanguage(wishesOfVisitor()) === null) await inTurn(() => show(language));
}
