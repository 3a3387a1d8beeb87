import { countries } from '@lineboard/sdk/reference/countries'
import { currencies } from '@lineboard/sdk/reference/currencies'
import { countriesByName, currenciesByName } from '../../lib/own-names.ts'
import type { Choice } from '../../resource/form/select-input.tsx'

/** Countries by name; the value is the ISO 3166 code in lower case. */
export const countryChoices = (): Choice[] =>
  countriesByName(countries).map(({ code, name }) => ({ value: code, label: name }))

/** Currencies in use, as `USD – US Dollar`. */
export const currencyChoices = (): Choice[] =>
  currenciesByName(currencies).map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))
