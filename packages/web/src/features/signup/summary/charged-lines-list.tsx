import { recurrenceOf } from '@lineboard/sdk/sign-up'
import { t as taxWords } from '../../../parts/tax/tax.messages.ts'
import { offeredTaxText } from '../../../parts/tax/tax-text.ts'
import { formatDate } from '../../../state/dates.ts'
import { formatMoney } from '../../../state/numbers.ts'
import { amountDue, chosenPlan } from '../machine/selectors.ts'
import type { Plan, SignUpState } from '../machine/sign-up-state.ts'
import { t } from '../signup.messages.ts'
import { type ChargedLine, chargedLines } from './charged-lines.ts'
import styles from './summary-panel.module.css'

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
export function ChargedLinesList({ state }: { state: SignUpState }) {
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
