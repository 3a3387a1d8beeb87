import type { components } from '@lineboard/contract'
import {
  currencyOfRow,
  fromMinorUnits,
  type Rate,
  storedCurrency,
  toCustomerCurrency,
  toMinorUnits,
  walletStep,
} from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import { NARROW, useMedia } from '../../browser/hooks.ts'
import { useMoneyIn, useRates, useStepIn } from '../../data/rates.ts'
import { TransactionText } from '../../shared/report/transaction-text.tsx'
import { formatUtcDay } from '../../state/dates.ts'
import { awaitedAmount, formatMoney, isAwaited } from '../../state/numbers.ts'
import styles from './account.module.css'
import { MOST_LINES } from './billing-calls.ts'
import { t } from './invoices.messages.ts'

type Transaction = components['schemas']['PaymentTransaction']

/** A statement, all amounts in US dollars. */
interface StatementFigures {
  opening: number
  lines: readonly Transaction[]
  closing: number
  /** What the balance that the server wrote beside the last line has more than the lines say: 0 in a sound one. */
  unequal: number
}

/** Amounts of several currencies can't be added up. */
const areMixed = (lines: readonly Transaction[]) => lines.some((line) => currencyOfRow(line) !== storedCurrency())

const cents = (amount: number) => Math.round(amount * 100)

/** What a wallet held before some lines, the lines, and what it held after: in cents, so that the sums are exact. */
export function statementOf(before: Transaction | undefined, lines: readonly Transaction[]): StatementFigures {
  const opening = before ? cents(before.balanceAfter) : 0
  const closing = lines.reduce((sum, { amount }) => sum + cents(amount), opening)
  const last = lines.at(-1)
  const lastBalance = last ? cents(last.balanceAfter) : closing
  return { opening: opening / 100, lines, closing: closing / 100, unequal: (lastBalance - closing) / 100 }
}

/** What lines are summed up by: charges by what they are for, everything else by what it is. In the order of a bill. */
const kinds = ['payment', 'refund', 'adjustment', 'plan', 'add_on', 'number', 'call_charges', 'wallet'] as const

type Kind = (typeof kinds)[number]

const kindOf = ({ transactionType, category }: Transaction): Kind =>
  transactionType === 'charge' ? category : transactionType

/** The sum of all lines of a kind, in minor units of the currency they are shown in. */
interface KindSum {
  kind: Kind
  minor: number
}

/**
 * What lines come to, kind by kind; kinds without a line are left out. Lines are summed as the statement and its file write them, so that
 * the sums are the same on all of them.
 */
export function sumsOf(lines: readonly Transaction[], currency: string, rates: readonly Rate[]): KindSum[] {
  return kinds.flatMap((kind) => {
    const own = lines.filter((line) => kindOf(line) === kind)
    if (own.length === 0) return []
    const steps = own.map((line) => walletStep(line, currency, rates))
    return [{ kind, minor: steps.reduce((sum, step) => sum + toMinorUnits(step.amount, step.currency), 0) }]
  })
}

const isCharge = ({ kind }: KindSum) => kind !== 'payment' && kind !== 'refund' && kind !== 'adjustment'

/** What was charged in all, above 0. */
export const chargedOf = (sums: readonly KindSum[]): number =>
  sums.filter(isCharge).reduce((total, { minor }) => total - minor, 0)

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
  if (areMixed(lines)) return <Alert severity="info">{t('statement.mixed')}</Alert>
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

interface SumProps {
  label: string
  amount: string
  columnCount?: number
}

// A span keeps a minus before its amount in Arabic.
const Sum = ({ label, amount, columnCount = 2 }: SumProps) => (
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
  const [money, rates] = [useMoneyIn(currency), useRates()]
  if (lines.length > MOST_LINES) return <p className={styles.quiet}>{t('statement.tooMany', { most: MOST_LINES })}</p>
  if (areMixed(lines)) return <p className={styles.quiet}>{t('statement.mixed')}</p>
  const { opening, closing } = statementOf(before, lines)
  const sums = sumsOf(lines, currency, rates)
  const shown = toCustomerCurrency(0, currency, rates)
  const written = (minor: number) =>
    isAwaited(currency, rates)
      ? awaitedAmount
      : formatMoney(fromMinorUnits(minor, shown.currency), shown.currency, { symbol: shown.symbol })
  return (
    <section className={styles.scroll} aria-label={t('sums.caption', { period })}>
      <p className={styles.charged}>
        <strong>{t('sums.charged', { period, amount: written(chargedOf(sums)) })}</strong>
        <br />
        <span className={styles.quiet}>{t('sums.chargedOf')}</span>
      </p>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{t('sums.kind')}</th>
            <th scope="col">{t('statement.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <Sum label={t('statement.opening')} amount={money(opening)} />
          {sums.map(({ kind, minor }) => (
            <Sum key={kind} label={t(`sums.${kind}`)} amount={written(minor)} />
          ))}
          <Sum label={t('statement.closing')} amount={money(closing)} />
        </tbody>
      </table>
    </section>
  )
}
