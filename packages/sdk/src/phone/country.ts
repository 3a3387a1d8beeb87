import { folded } from '@lineboard/contract/folded'

const A = 'A'.charCodeAt(0)
const letter = (at: number) => String.fromCharCode(A + at)

function regionNames(language: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  } catch {
    return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  }
}

/** What people write and Unicode has no name for. */
const alsoCalled: Readonly<Record<string, string>> = {
  USA: 'us',
  UAE: 'ae',
  BRITAIN: 'gb',
  'GREAT BRITAIN': 'gb',
  ENGLAND: 'gb',
  SCOTLAND: 'gb',
  WALES: 'gb',
}

/** The code that is used today: GB for UK, DE for DD. */
const codeOfToday = (code: string): string | undefined => new Intl.Locale(`und-${code}`).region?.toLowerCase()

/** Code of the country that a name of a language is, sought among all codes of two letters. */
function codeOfName(name: string, language: string): string | undefined {
  const names = regionNames(language)
  for (let at = 0; at < 26 * 26; at += 1) {
    const code = letter(Math.floor(at / 26)) + letter(at % 26)
    const found = names.of(code)
    if (found !== undefined && folded(found) === name) return codeOfToday(code)
  }
  return undefined
}

/** Codes of countries by their names in languages, folded: for texts of many rows. */
export function codesByName(languages: readonly string[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  for (const language of languages) {
    const names = regionNames(language)
    for (let at = 0; at < 26 * 26; at += 1) {
      const code = letter(Math.floor(at / 26)) + letter(at % 26)
      const [name, today] = [names.of(code), codeOfToday(code)]
      if (name !== undefined && today !== undefined) codes.set(folded(name), today)
    }
  }
  return codes
}

/**
 * ISO 3166 alpha-2 code, in lower case, of the country that a text names: by its code in either case, or by its name in English or in one of the
 * languages (BCP 47). Undefined for any other text.
 */
export function countryCode(text: string | null | undefined, languages: readonly string[] = []): string | undefined {
  const typed = folded((text ?? '').trim().replace(/^the /i, ''))
  if (Object.hasOwn(alsoCalled, typed)) return alsoCalled[typed]
  if (/^[A-Z]{2}$/.test(typed)) return regionNames('en').of(typed) === undefined ? undefined : codeOfToday(typed)
  // No country has a shorter name than Chad, Cuba or Iran.
  if (typed.length < 4) return undefined
  for (const language of new Set(['en', ...languages])) {
    const code = codeOfName(typed, language)
    if (code) return code
  }
  return undefined
}

/** Code of the country that a language is spoken in, as `en-GB` or `de` says it; undefined for what is no language. */
export function countryOfLanguage(language: string): string | undefined {
  try {
    return countryCode(new Intl.Locale(language).maximize().region)
  } catch {
    return undefined
  }
}
