/**
 * A text as search compares it, without accents and other marks, and without letter case: `São Paulo` is found by `sao`,
 * `Straße` by `strasse`. Parts may be folded by themselves and joined. Not to be shown or sent.
 */
export const folded = (text: string): string =>
  // Capitals, as a small sigma is written by where it stands, and ß has none of its own. Most texts of a million rows have no marks.
  (/[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text).toUpperCase()
