import { areChoicesLocked, isSummaryBusy } from '../machine/selectors.ts'
import { t } from '../signup.messages.ts'
import { useWizard } from '../use-wizard.ts'
import { ChoiceField } from './choice-field.tsx'
import { currencyChoices, flagOfCurrency } from './currency-choices.ts'
import { Flag } from './flag.tsx'

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
