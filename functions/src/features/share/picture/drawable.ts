/**
 * The characters that each weight of the pictures' font has in one of its files. Left out are accents that stand apart from their
 * letter and the soft hyphen, which are not drawn as they are written.
 */
const DRAWABLE = new RegExp(
  '^[ -~\\u00A0-\\u00AC\\u00AE-\\u0113\\u0116-\\u012B\\u012D-\\u0131\\u0133-\\u0137\\u0139-\\u013E\\u0140-\\u0148' +
    '\\u014A-\\u014D\\u014F-\\u017E\\u018F\\u0192\\u01A0\\u01A1\\u01AF\\u01B0\\u0218-\\u021B\\u0259\\u02BB\\u02BC' +
    '\\u1E80-\\u1E85\\u1EA0-\\u1EF9\\u2013\\u2014\\u2018-\\u201A\\u201C-\\u201E\\u2022\\u2026\\u2039\\u203A\\u20AC\\u2122\\u2212]*$',
);

/** Whether the font has all characters of a text, and those of its capitals. */
export function isDrawable(text: string): boolean {
  return DRAWABLE.test(text) && DRAWABLE.test(text.toUpperCase());
}
