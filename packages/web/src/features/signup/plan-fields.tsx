import type { Rate } from '@lineboard/sdk'
import { storedCurrency } from '@lineboard/sdk'
import { currencies } from '@lineboard/sdk/reference/currencies'
import { planProducts } from '@lineboard/sdk/sign-up'
import { comma } from '../../lib/messages.ts'
import { currenciesByName } from '../../lib/own-names.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { type Choice, ChoiceField } from './choice-field.tsx'
import { Flag } from './flag.tsx'
import { areChoicesLocked, isSummaryBusy } from './selectors.ts'
import { t } from './signup.messages.ts'
import { useWizard } from './wizard.ts'

/** The product, each offered once. */
export function PlanField() {
  const { state, send } = useWizard()
  const products = planProducts(state.offer.plans).map((name) => ({ value: name, label: name }))
  return (
    <PlainSelect
      label={t('checkout.plan')}
      name="plan"
      value={state.choices.product ?? ''}
      options={products.length > 0 ? products : [{ value: '', label: t('summary.none') }]}
      onChange={({ target }) => send({ type: 'productChosen', product: target.value })}
      disabled={products.length === 0 || areChoicesLocked(state) || isSummaryBusy(state)}
    />
  )
}

/** Currencies one can pay in: those with a known rate, that of stored amounts first. */
export function currencyChoices(rates: readonly Rate[]): Choice[] {
  const base = storedCurrency()
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
