import { wordVariants } from './common-password';

/** What a password is made of when it has up to this many digits and signs besides the words. */
const MOST_BESIDES = 6;

/** Of shorter words, such as the letters in the names of many cups, almost any password could be made. */
const SHORTEST_WORD = 3;

/** Words of the game and of its tournaments in the four languages of the site, and where its clubs are at home. */
const WORDS_OF_CLUBS =
  `fc sc fv sv us ac futsal football fussball foot calcio calcetto soccer fcb hallenfussball indoor club verein team equipe squadra
  cup pokal coupe coppa turnier tournoi torneo tournament champion meister sieger goal tor but gol goalie match spiel
  schweiz suisse svizzera svizra switzerland swiss helvetia deutschland france italia austria liechtenstein
  aarau altdorf appenzell baden basel bale basilea bellinzona bern berne berna biel bienne bulle burgdorf
  chiasso chur coira davos delemont emmen frauenfeld fribourg freiburg geneve genf geneva ginevra glarus grenchen
  herisau horgen kloten koeniz kriens kreuzlingen lausanne liestal locarno lugano luzern lucerne lucerna martigny
  mendrisio montreux morges neuchatel neuenburg nyon olten rapperswil renens schaffhausen schwyz sion sitten
  solothurn soleure stans stgallen thun uster vevey vaduz wettingen wil winterthur yverdon zofingen zug zuerich zurich zueri zuri zurigo`.split(
    /\s+/,
  );

/** A text in small letters without accents, in both ways in which it is typed: 'Zürich' as 'zurich' and as 'zuerich'. */
function plainForms(text: string): string[] {
  const small = text.normalize('NFC').toLowerCase();
  const german = small.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [small, german].map((form) => form.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss'));
}

/** The words of a name, as somebody types them into a password. */
function wordsOfName(name: string): string[] {
  const words = plainForms(name).flatMap((form) => form.split(/[^a-z]+/));
  return words.filter(({ length }) => length >= SHORTEST_WORD);
}

/** Whether a text can be divided into words, each of them as often as it likes. */
function isMadeOf(text: string, words: ReadonlySet<string>): boolean {
  const reached = new Set([0]);
  for (let from = 0; from < text.length; from += 1) {
    if (!reached.has(from)) continue;
    for (const word of words) if (text.startsWith(word, from)) reached.add(from + word.length);
  }
  return reached.has(text.length);
}

/**
 * Whether a password is made of words that somebody expects at this place: those of the game, of places, and of `names`, such as the club, its cups and
 * the person's e-mail address. Case, accents, up to six digits and signs, and signs that stand for letters make no difference. NIST SP 800-63B-4, 3.1.1.2, asks that
 * "context-specific words, such as the name of the service, the username, and derivatives thereof" are refused.
 */
export function isExpectedPassword(password: string, names: readonly string[]): boolean {
  const words = new Set([...WORDS_OF_CLUBS, ...names.flatMap(wordsOfName)]);
  return plainForms(password).some((form) =>
    wordVariants(form).some((variant) => {
      const letters = variant.replaceAll(/[^a-z]/g, '');
      return form.length - letters.length <= MOST_BESIDES && isMadeOf(letters, words);
    }),
  );
}
