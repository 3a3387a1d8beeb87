import { formatMoney } from '../../../state/numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import { CurrencyField } from '../fields/currency-field.tsx'
import { PlanField } from '../fields/plan-field.tsx'
import {
  amountDue,
  areChoicesLocked,
  balanceOptions,
  chosenPlan,
  isOfferKnown,
  isSummaryBusy,
  startingBalance,
} from '../machine/selectors.ts'
import { stepOf } from '../machine/sign-up-state.ts'
import { t } from '../signup.messages.ts'
import { useWizard } from '../use-wizard.ts'
import { ChargedLinesList } from './charged-lines-list.tsx'
import { RecurrenceChoice } from './recurrence-choice.tsx'
import styles from './summary-panel.module.css'

/** What is bought, what it costs, and what of it is charged today. */
export function SummaryPanel() {
  const { state, send } = useWizard()
  const { choices, offer, payment } = state
  const plan = chosenPlan(state)
  const due = amountDue(state)
  const isBusy = isSummaryBusy(state)
  const money = (amount: number) => formatMoney(amount, choices.currency)
  const isFailed = !offer.isLoading && offer.currency !== choices.currency

  return (
    <aside className={styles.panel} aria-label={t('summary.heading')} aria-busy={isBusy}>
      <h2 className={styles.heading}>{t('summary.heading')}</h2>
      {isFailed && (
        <div role="alert" className={styles.failed}>
          <p>{t('summary.failed')}</p>
          <Button variant="quiet" size="large" onClick={() => send({ type: 'opened' })}>
            {t('retry')}
          </Button>
        </div>
      )}
      {/* At the checkout these two stand in its form. */}
      {state.step !== stepOf.checkout && (
        <>
          <CurrencyField />
          <PlanField />
        </>
      )}
      {plan && (
        <p className={styles.text} dir="auto">
          {plan.Product.description}
        </p>
      )}
      <RecurrenceChoice />
      <PlainSelect
        label={t('summary.startingBalance')}
        name="starting-balance"
        value={String(startingBalance(state))}
        options={balanceOptions(state).map(({ value, label }) => ({ value: String(value), label }))}
        onChange={({ target }) => send({ type: 'startingBalanceChosen', startingBalance: Number(target.value) })}
        disabled={!isOfferKnown(state) || isBusy || areChoicesLocked(state)}
      />
      <dl className={styles.sums}>
        <ChargedLinesList state={state} />
        <div className={`${styles.sum} ${styles.total}`}>
          <dt>{t(payment ? 'summary.paid' : 'summary.chargedToday')}</dt>
          <dd aria-live="polite" data-testid="charged-today">
            {payment ? formatMoney(Number(payment.amount), payment.currency) : due === undefined ? '…' : money(due)}
          </dd>
        </div>
      </dl>
    </aside>
  )
}
