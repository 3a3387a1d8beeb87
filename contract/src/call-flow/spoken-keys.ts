import type { MenuChoice } from './call-setup.ts'

type Key = MenuChoice['key']

/** What greetings call the keys, in the languages of the app, beside the keys themselves. */
const words: Partial<Record<Key, string>> = {
  '0': 'zero|null|cero|صفر',
  '1': 'one|eins|uno|واحد',
  '2': 'two|zwei|zwo|dos|اثنان|اثنين',
  '3': 'three|drei|tres|ثلاثة',
  '4': 'four|vier|cuatro|أربعة',
  '5': 'five|fünf|cinco|خمسة',
  '6': 'six|sechs|seis|ستة',
  '7': 'seven|sieben|siete|سبعة',
  '8': 'eight|acht|ocho|ثمانية',
  '9': 'nine|neun|nueve|تسعة',
  '*': 'star|asterisk|stern|sterntaste|asterisco|estrella|نجمة|النجمة',
  '#': 'hash|pound|raute|rautetaste|almohadilla|numeral|مربع|المربع',
}

const europeanDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - '٠'.charCodeAt(0) + '0'.charCodeAt(0)))

// A digit of a longer number, of an hour or of a date is no key.
const alone = (key: string) => `(?<![\\d+][.:/-]?)[${key}](?![.:/-]?\\d)`

const naming = Object.entries(words).map(
  ([key, names]) => [key, new RegExp(`${alone(key)}|(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu')] as const,
)

/** The keys that a text speaks of, as callers would understand it. */
export function spokenKeys(text: string): ReadonlySet<string> {
  const read = europeanDigits(text)
  return new Set(naming.flatMap(([key, name]) => (name.test(read) ? [key] : [])))
}
