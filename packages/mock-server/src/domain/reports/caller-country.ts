/** Countries by dial code, those that callers of the service mostly ring from. +1 stands for the United States. */
const byDialCode: Readonly<Record<string, string>> = {
  1: 'us',
  27: 'za',
  30: 'gr',
  31: 'nl',
  32: 'be',
  33: 'fr',
  34: 'es',
  353: 'ie',
  351: 'pt',
  352: 'lu',
  358: 'fi',
  36: 'hu',
  39: 'it',
  40: 'ro',
  41: 'ch',
  420: 'cz',
  421: 'sk',
  43: 'at',
  44: 'gb',
  45: 'dk',
  46: 'se',
  47: 'no',
  48: 'pl',
  49: 'de',
  52: 'mx',
  54: 'ar',
  55: 'br',
  61: 'au',
  64: 'nz',
  65: 'sg',
  81: 'jp',
  82: 'kr',
  852: 'hk',
  90: 'tr',
  91: 'in',
  971: 'ae',
  972: 'il',
}

const LONGEST_DIAL_CODE = 3
const names = new Intl.DisplayNames('en', { type: 'region' })

/** Country code in lower case that a number in E.164 form dials from; undefined for other text and other countries. */
export function countryOf(number: string): string | undefined {
  if (!number.startsWith('+')) return undefined
  for (let length = LONGEST_DIAL_CODE; length > 0; length--) {
    const country = byDialCode[number.slice(1, 1 + length)]
    if (country) return country
  }
  return undefined
}

/** Name of a country by its code; the text as it is when it is no code. */
export function countryName(code: string): string {
  return /^[a-z]{2}$/i.test(code) ? (names.of(code.toUpperCase()) ?? code) : code
}
