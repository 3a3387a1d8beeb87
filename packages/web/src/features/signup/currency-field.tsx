import type { Rate } from '@lineboard/sdk'
import { currencies } from '@lineboard/sdk/reference/currencies'
import { comma } from '../../lib/messages.ts'
import { currenciesByName } from '../../lib/own-names.ts'
import { ChoiceField } from './choice-field.tsx'
import type { Choice } from './choice-item.ts'
import { Flag } from './flag.tsx'
import { areChoicesLocked, isSummaryBusy } from './selectors.ts'
import { t } from './signup.messages.ts'
import { useWizard } from './use-wizard.ts'

const base = 'USD'

/** Currencies one can pay in: those with a known rate, US dollars first. */
export function currencyChoices(rates: readonly Rate[]): Choice[] {
  const known = new Set([base, ...rates.map(({ code }) => code)])
  return currenciesByName(currencies)
    .filter(({ code }) => known.has(code))
    .map(({ code, name, symbol }) => ({
      value: code,
      label: `${symbol === code ? code : `${code} ${symbol}`}${comma}${name}`,
    }))
    .sort((a, b) => Number(b.value === base) - Number(a.value === base))
}

/** Code of the country, or union, whose flag stands for a currency. */
export const flagOfCurrency = (code: string): string => code.slice(0, -1).toLowerCase()

const flagOf = (code: string) => <Flag code={flagOfCurrency(code)} />

/** The currency of all amounts. */
export function CurrencyField() {
  const { state, send } = useWizard()
  return (
    <ChoiceField
      label={t('checkout.currency')}
      name="currency"
      value={state.choices.currency}
      choices={currencyChoices(state.offer.rates)}
      onChange={(currency) => send({ type: 'currencyChosen', currency })}
      required
      disabled={areChoicesLocked(state) || isSummaryBusy(state)}
      picture={flagOf}
    />
  )
}
