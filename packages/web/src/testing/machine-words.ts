/** What belongs to the machine, by its kind. It is written apart from what the app itself goes by. */
const kinds = [
  /\b(?:[1-5]\d\d) [A-Z][a-z]+/g, // the number of an answer, before its message
  /\b(?:HTTP|status)\W*\d+/gi,
  /\b[A-Z][A-Za-z]+\.[a-z][A-Za-z]+\b/g, // Model.method
  /\b[a-z]+[A-Z][A-Za-z]*\b/g, // camelCase
  /\b[A-Z][a-z]+[A-Z][A-Za-z]*\b/g, // PascalCase
  /\b\w+_\w+\b/g, // snake_case
  /\bhttps?:\S+|\/api\/\S*/g,
  /`/g,
  /loopback/gi,
  /\b(?:undefined|null|NaN|\[object)\b/g,
] as const

// Names that are written like that.
const known = new Set(['LineBoard', 'iPhone', 'PayPal', 'MasterCard', 'McDonald', 'JavaScript'])

/** Machine words in a text that a person sees: names of fields, models and calls, addresses, numbers of answers. */
export const machineWordsIn = (text: string): string[] =>
  kinds.flatMap((kind) => text.match(kind) ?? []).filter((found) => !known.has(found))
