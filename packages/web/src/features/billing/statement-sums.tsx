import type { components } from '@lineboard/contract'
import { useMoneyIn, useStepIn } from '../../data/rates.ts'
import styles from './account.module.css'
import { MOST_LINES } from './invoice-calls.ts'
import { t } from './invoices.messages.ts'
import { statementOf, sumsOf } from './statement-of.ts'

type Transaction = components['schemas']['PaymentTransaction']

interface StatementSumsProps {
  /** What the period is called. */
  period: string
  before: Transaction | undefined
  lines: readonly Transaction[]
  /** ISO 4217 code of the customer's currency. */
  currency: string
}

/** What came in and what was charged in a period, by what it was for: it leads from the opening balance to the closing one. */
export function StatementSums({ period, before, lines, currency }: StatementSumsProps) {
  const [money, step] = [useMoneyIn(currency), useStepIn(currency)]
  if (lines.length > MOST_LINES) return <p className={styles.quiet}>{t('statement.tooMany', { most: MOST_LINES })}</p>
  const { opening, closing } = statementOf(before, lines)
  return (
    <section className={styles.scroll} aria-label={t('sums.caption', { period })}>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{t('sums.kind')}</th>
            <th scope="col">{t('statement.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <Sum label={t('statement.opening')} amount={money(opening)} />
          {sumsOf(opening, lines).map((sum) => (
            <Sum key={sum.kind} label={t(`sums.${sum.kind}`)} amount={step(sum)} />
          ))}
          <Sum label={t('statement.closing')} amount={money(closing)} />
        </tbody>
      </table>
    </section>
  )
}

// A span keeps a minus before its amount in Arabic.
const Sum = ({ label, amount }: { label: string; amount: string }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>
      <span>{amount}</span>
    </td>
  </tr>
)
