import type { components } from '@lineboard/contract'
import Alert from '@mui/material/Alert'
import { NARROW, useMedia } from '../../browser/hooks.ts'
import { useMoneyIn, useStepIn } from '../../data/rates.ts'
import { TransactionText } from '../../shared/report/transaction-text.tsx'
import { formatUtcDay } from '../../state/dates.ts'
import styles from './account.module.css'
import { MOST_LINES } from './invoice-calls.ts'
import { t } from './invoices.messages.ts'
import { statementOf } from './statement-of.ts'

type Transaction = components['schemas']['PaymentTransaction']

interface StatementProps {
  /** What the period is called. */
  period: string
  before: Transaction | undefined
  lines: readonly Transaction[]
  /** ISO 4217 code of the customer's currency, which the statement on paper is in. */
  currency: string
}

/** All that moved in a period between what the wallet held before and after it, in the customer's currency, as on paper. */
export function Statement({ period, before, lines, currency }: StatementProps) {
  const money = useMoneyIn(currency)
  const isNarrow = useMedia(NARROW)
  if (lines.length > MOST_LINES) return <Alert severity="info">{t('statement.tooMany', { most: MOST_LINES })}</Alert>
  const { opening, closing, unequal } = statementOf(before, lines)
  const columnCount = isNarrow ? 3 : 4
  return (
    <>
      {unequal !== 0 && (
        <Alert severity="warning">{t('statement.unequal', { amount: money(Math.abs(unequal)) })}</Alert>
      )}
      <section className={styles.scroll} aria-label={t('statement.caption', { period })}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('statement.date')}</th>
              <th scope="col">{t('statement.description')}</th>
              <LastCells
                cell="th"
                isNarrow={isNarrow}
                amount={t('statement.amount')}
                balance={t('statement.balance')}
              />
            </tr>
          </thead>
          <tbody>
            <Sum label={t('statement.opening')} amount={money(opening)} columnCount={columnCount} />
            {lines.map((line) => (
              <Line key={line.id} line={line} currency={currency} isNarrow={isNarrow} />
            ))}
            {lines.length === 0 && (
              <tr>
                <td colSpan={columnCount}>{t('statement.none')}</td>
              </tr>
            )}
            <Sum label={t('statement.closing')} amount={money(closing)} columnCount={columnCount} />
          </tbody>
        </table>
      </section>
    </>
  )
}

const Sum = ({ label, amount, columnCount }: { label: string; amount: string; columnCount: number }) => (
  <tr>
    <th scope="row" colSpan={columnCount - 1}>
      {label}
    </th>
    <td>
      <span>{amount}</span>
    </td>
  </tr>
)

interface LastCellsProps {
  cell: 'th' | 'td'
  isNarrow: boolean
  amount: string
  balance: string
}

/** What moved, and what it left: in one cell where there is no room for two. Amounts are spans, so that a minus stays before them in Arabic. */
function LastCells({ cell: Cell, isNarrow, amount, balance }: LastCellsProps) {
  const scope = Cell === 'th' ? 'col' : undefined
  if (!isNarrow) {
    return (
      <>
        <Cell scope={scope}>
          <span>{amount}</span>
        </Cell>
        <Cell scope={scope}>
          <span>{balance}</span>
        </Cell>
      </>
    )
  }
  return (
    <Cell scope={scope}>
      <span>{amount}</span>
      <br />
      <span className={styles.quiet}>{balance}</span>
    </Cell>
  )
}

function Line({ line, currency, isNarrow }: { line: Transaction; currency: string; isNarrow: boolean }) {
  const { transactionDate, balanceAfter } = line
  const [money, step] = [useMoneyIn(currency), useStepIn(currency)]
  return (
    <tr>
      <td>{formatUtcDay(transactionDate)}</td>
      <td className={styles.words}>
        <TransactionText transaction={line} />
      </td>
      <LastCells cell="td" isNarrow={isNarrow} amount={step(line)} balance={money(balanceAfter)} />
    </tr>
  )
}
