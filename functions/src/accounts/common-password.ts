/** How many of the most used words are refused as passwords (OWASP ASVS 6.2.4). */
const WORDS = 3_000;

/** A password counts as common if it is a common word with up to this many digits and signs around it. */
const MOST_AROUND = 5;

const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

interface Lists {
  readonly all: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

async function loadLists(): Promise<Lists> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'];
  return { all: new Set(passwords), words: new Set(passwords.slice(0, WORDS)) };
}

let lists: Promise<Lists> | undefined;

function wordIn(text: string): string {
  return text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
}

/** The words that a password in small letters may be based on: as it is typed, and with look-alike signs replaced by letters. */
export function wordVariants(password: string): string[] {
  const plain = wordIn(password);
  const signs = password.replaceAll(/[^a-z]/g, (sign) => LETTER_OF_SIGN[sign] ?? sign);
  const inside = [...plain].map((letter) => LETTER_OF_SIGN[letter] ?? letter).join('');
  return [plain, wordIn(signs), inside];
}

/** Whether a password is one of those that everybody tries first, or one of the most used words with digits and signs around it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  lists ??= loadLists();
  const { all, words } = await lists;
  const lower = password.toLowerCase();
  if (all.has(lower)) return true;
  return wordVariants(lower).some((word) => words.has(word) && lower.length - word.length <= MOST_AROUND);
}
