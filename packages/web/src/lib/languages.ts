/** How a language is called by who speaks it, written and formatted. */
interface LanguageFacts {
  name: string
  /** BCP 47 tag that plurals, names of months and the like go by; digits and calendar are the same in each. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** What stands between the parts of an enumeration. */
  comma: string
}

/** Languages that the app is read in. The texts are written in the first; the others lie in `languages/`. */
export const languages = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr', comma: ', ' },
  de: { name: 'Deutsch', locale: 'de', direction: 'ltr', comma: ', ' },
  es: { name: 'Español', locale: 'es', direction: 'ltr', comma: ', ' },
  ar: { name: 'العربية', locale: 'ar-u-ca-gregory-nu-latn', direction: 'rtl', comma: '، ' },
} as const satisfies Readonly<Record<string, LanguageFacts>>

export type Language = keyof typeof languages

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)

/** Every language's id, in the order they are offered in. */
export const languageIds: readonly Language[] = Object.keys(languages).filter(isLanguage)

/** The language of a page by what its texts say of themselves; English for one that is only tried. */
export const languageOf = (text: string): Language => (isLanguage(text) ? text : 'en')

/** The first of `wanted`, tags as browsers name them, that can be read; English where there is none. */
export const closestLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => tag.toLowerCase().replace(/-.*/, '')).find(isLanguage) ?? 'en'
