import { isLanguage, type Language } from '@futsal-cup/domain/cup/text/languages';
import { lenientStorage } from '../stores/lenient-storage';
import { LANGUAGE_STORAGE_KEY } from '../stores/storage-keys';
import type { SharedTexts } from './catalogue';
import { hasTexts, showTexts, shownTexts } from './use-texts';
import { chosenLanguage, languagesToTry, wantedLanguage, wishesOfVisitor } from './choose-language';

/** A group of texts that load together. */
interface TextArea {
  /** Returns whether the page shows these texts. If so, a change of the language loads them too. */
  readonly isShown: () => boolean;
  readonly load: (language: Language) => Promise<unknown>;
}

type LoadTexts = (language: Language) => Promise<SharedTexts>;

/** Loads the texts that every page needs. */
let loadShared: LoadTexts;
const areas = new Set<TextArea>();
/** Whether the visitor has chosen a language. The choice counts even if it cannot be stored. */
let hasChosen = false;
let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Sets the function that loads the texts that every page needs. The app provides the function, because their file also contains
 * texts of the site, which the shelf may not import.
 */
export function takeTextsFrom(load: LoadTexts): void {
  loadShared = load;
}

/** Runs the changes of the language in a queue, so that the last request decides. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work, work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Loads and shows a language. `wanted` is a group of texts that is not on the page yet. */
async function show(language: Language, wanted?: TextArea): Promise<void> {
  const needed = [...areas].filter((area) => area === wanted || area.isShown());
  const [texts] = await Promise.all([loadShared(language), ...needed.map((area) => area.load(language))]);
  showTexts({ language, texts });
  document.documentElement.lang = language;
  document.querySelector('meta[name="description"]')?.setAttribute('content', texts.general.description);
}

/** Shows the first language whose texts can be loaded. Returns false if there is none. */
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

/** Loads the texts of the visitor's language. Returns false if no language can be loaded. A choice in the address is stored. */
export async function loadFirstTexts(): Promise<boolean> {
  const wishes = wishesOfVisitor();
  const chosen = chosenLanguage(wishes);
  if (chosen) lenientStorage.setItem(LANGUAGE_STORAGE_KEY, chosen);
  return inTurn(() => showFirst(languagesToTry(wishes)));
}

/** Shows the current language again with all texts that are needed now, or the next language if they cannot be loaded. */
async function showAnew(wanted?: TextArea): Promise<void> {
  const { language } = shownTexts();
  const isShown = await showFirst([language, ...languagesToTry(wishesOfVisitor())], wanted);
  if (!isShown) throw new Error('There are no texts to be had.');
}

export function addTextArea(area: TextArea): TextArea {
  areas.add(area);
  return area;
}

/** Loads texts that are about to be shown, in the current language. */
export async function loadTextArea(area: TextArea): Promise<void> {
  await lastTurn;
  if (!hasTexts()) return;
  await area.load(shownTexts().language).catch(() => inTurn(() => showAnew(area)));
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
  if (hasChosen || !isLanguage(language) || language === shownTexts().language) return;
  if (wantedLanguage(wishesOfVisitor()) === null) await inTurn(() => show(language));
}
