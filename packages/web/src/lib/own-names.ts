import { language, locale } from './messages.ts'

interface Named {
  code: string
  /** In English. */
  name: string
}

const byName = new Intl.Collator(locale)

/** Rows with their names in the language of the page, in its order; English ones stay as they are. */
const named =
  (type: 'region' | 'currency') =>
  <Row extends Named>(rows: readonly Row[]): readonly Row[] => {
    if (language === 'en') return rows
    const names = new Intl.DisplayNames(locale, { type })
    return rows
      .map((row) => ({ ...row, name: names.of(row.code.toUpperCase()) ?? row.name }))
      .sort((a, b) => byName.compare(a.name, b.name))
  }

/** Countries, by ISO 3166 code, as the language of the page calls them. */
export const countriesByName = named('region')

/** Currencies, by ISO 4217 code, as the language of the page calls them. */
export const currenciesByName = named('currency')

const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })

/** What the language of the page calls the country of an ISO 3166 code, in either case; any other text stays as it is. */
export const countryName = (text: string): string =>
  (/^[a-z]{2}$/i.test(text) && regions.of(text.toUpperCase())) || text
