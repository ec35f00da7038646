import { nameKey } from './name-key';

/**
 * Letters of other alphabets and the Latin letters that they look like, in the same order. They are the pairs of single letters in `confusables.txt`
 * of Unicode 15 (UTS #39, "Confusable Detection"; Unicode 17 has the same method). What looks like I and l stands for I here.
 */
const ALPHABETS: readonly (readonly [letter: RegExp, letters: string, latin: string])[] = [
  [
    /\p{Script=Cyrillic}/u,
    'ЅІЈАВЕКМНОРСТУХЬагеорсухѕіјѡѴѵҮүһҽӀӏԁԌԛԜԝ',
    'SIJABEKMHOPCTYXbareopcyxsijwVvYyheIidGqWw',
  ],
  [/\p{Script=Greek}/u, 'ͿΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγινορσυϜϱϲϳϹϺ', 'JABEZHIKMNOPTYXayivopouFpcjCM'],
  [/\p{Script=Armenian}/u, 'ՍՏՕագզհոռսցքօ', 'USOwqqhnnugfo'],
  [/\p{Script=Cherokee}/u, 'ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏫᏴꭵꮁꮃꮓꮩꮪꮯ', 'DRTiYAJEWMHYGhZbRWSVSLCPKdGBirwzvsc'],
];

const LATIN = /\p{Script=Latin}/u;

const toLatin = new Map(
  ALPHABETS.flatMap(([, letters, latin]) => [...letters].map((letter, at) => [letter, latin[at] ?? letter])),
);

/** A text with each letter that looks like a Latin one as that letter, and without fullwidth or mathematical shapes. */
function inLatin(text: string): string {
  return Array.from(text.normalize('NFKD'), (letter) => toLatin.get(letter) ?? letter).join('');
}

/**
 * The key by which two names look the same to a reader: as `nameKey`, and letters of another alphabet count as the Latin ones that they look
 * like ('АС' in Cyrillic and 'AC'). Letters and digits of one alphabet that are alike, such as I and l, stay apart.
 */
export function lookKey(name: string): string {
  return nameKey(inLatin(name));
}

function isMixed(word: string): boolean {
  const letters = [...word.normalize('NFD')].filter((sign) => /\p{L}/u.test(sign));
  if (!letters.some((letter) => LATIN.test(letter))) return false;
  return ALPHABETS.some(([alphabet, own, latin]) => {
    const foreign = letters.filter((letter) => alphabet.test(letter));
    if (foreign.length === 0) return false;
    return (
      foreign.every((letter) => own.includes(letter)) ||
      letters.filter((letter) => LATIN.test(letter)).every((letter) => latin.includes(letter))
    );
  });
}

/**
 * Whether a word of a text has letters of two alphabets and could be written in one of them with the same look: 'Lіons' with a Cyrillic і. A
 * word like 'Ωmega' could not, and 'ФК Basel' has one alphabet in each word.
 */
export function mixesAlphabets(text: string): boolean {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).some(isMixed);
}
