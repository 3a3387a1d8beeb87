import { chargedToday, recurrenceOf } from '@lineboard/sdk/sign-up'
import { useId } from 'react'
import { t as taxWords } from '../../shared/tax/tax.messages.ts'
import { offeredTaxText } from '../../shared/tax/tax-text.ts'
import { formatDate } from '../../state/dates.ts'
import { formatMoney } from '../../state/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { CurrencyField, PlanField } from './plan-fields.tsx'
import recurrenceChoiceStyles from './recurrence-choice.module.css'
import {
  amountDue,
  areChoicesLocked,
  balanceOptions,
  chosenPlan,
  isOfferKnown,
  isSummaryBusy,
  recurrencesOf,
  startingBalance,
} from './selectors.ts'
import { type Plan, type SignUpState, stepOf } from './sign-up-state.ts'
import { t } from './signup.messages.ts'
import styles from './summary-panel.module.css'
import { useWizard } from './wizard.ts'

/** A line of what is charged today, in the chosen currency. */
interface ChargedLine {
  kind: 'plan' | 'discount' | 'balance' | 'credit'
  /** Below 0 it is taken off. */
  amount: number
  /** It comes with the plan, and costs nothing more. */
  isIncluded: boolean
}

/** The lines that add up to what is charged today, and what comes with the plan; nothing until the sum is known. */
export function chargedLines(state: SignUpState): ChargedLine[] {
  if (amountDue(state) === undefined) return []
  const { price = 0, fullPrice = price, walletBaseline = 0 } = chosenPlan(state) ?? {}
  const lines: ChargedLine[] = [
    { kind: 'plan', amount: fullPrice, isIncluded: false },
    { kind: 'discount', amount: chargedToday(price, -fullPrice, state.choices.currency), isIncluded: false },
    { kind: 'balance', amount: startingBalance(state), isIncluded: false },
    { kind: 'credit', amount: walletBaseline, isIncluded: true },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}

function labelOf({ kind }: ChargedLine, plan: Plan | undefined): string {
  if (kind === 'plan') return plan?.description ?? ''
  if (kind !== 'discount') return t(`summary.lines.${kind}`)
  const { discountPercent: percent = 0, discountUntil: until } = plan ?? {}
  return t(until ? 'summary.discountUntil' : 'summary.discount', { percent, until: formatDate(until) })
}

function amountOf({ kind, amount, isIncluded }: ChargedLine, plan: Plan | undefined, currency: string): string {
  const text = formatMoney(amount, currency)
  if (isIncluded) return t('summary.lines.included', { amount: text })
  if (kind !== 'plan' || !plan) return text
  return t(recurrenceOf(plan.recur) === 'annual' ? 'summary.perYear' : 'summary.perMonth', { amount: text })
}

/** The lines of what is charged today, and how much of it is tax. */
function ChargedLinesList({ state }: { state: SignUpState }) {
  const { currency } = state.choices
  const [plan, due] = [chosenPlan(state), amountDue(state)]
  const lines = chargedLines(state).map((line) => [line.kind, labelOf(line, plan), amountOf(line, plan, currency)])
  const tax = due === undefined ? [] : [['tax', taxWords('label'), offeredTaxText(due, currency)]]
  return [...lines, ...tax].map(([kind, label, text]) => (
    <div key={kind} className={styles.sum}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  ))
}

/** Paid by the month, or by the year for less. */
function RecurrenceChoice() {
  const { state, send } = useWizard()
  const name = useId()
  const plan = chosenPlan(state)
  const chosen = plan ? recurrenceOf(plan.recur) : state.choices.recurrence
  const ways = recurrencesOf(state)
  const isFixed = areChoicesLocked(state) || isSummaryBusy(state)
  return (
    <fieldset className={recurrenceChoiceStyles.group}>
      <legend className={recurrenceChoiceStyles.legend}>{t('summary.recurrence')}</legend>
      {(['monthly', 'annual'] as const).map((recurrence) => (
        <label key={recurrence} className={recurrenceChoiceStyles.choice}>
          <input
            type="radio"
            name={name}
            checked={recurrence === chosen}
            disabled={isFixed || !ways.includes(recurrence)}
            onChange={() => send({ type: 'recurrenceChosen', recurrence })}
          />
          {t(`summary.${recurrence}`)}
          {recurrence === 'annual' && <span className={recurrenceChoiceStyles.saving}>{t('summary.saving')}</span>}
        </label>
      ))}
    </fieldset>
  )
}

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
