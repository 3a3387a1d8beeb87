import { planProducts } from '@lineboard/sdk/sign-up'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { areChoicesLocked, isSummaryBusy } from './selectors.ts'
import { t } from './signup.messages.ts'
import { useWizard } from './use-wizard.ts'

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
