import { parseNumber, storedCurrency } from '@lineboard/sdk'
import { amountOfRow, ownMoney, useOwnMoney } from '../../data/own-money.ts'
import { t } from '../../shared/wallet/wallet.messages.ts'
import { formatMoney } from '../../state/numbers.ts'
import type { Cell } from '../column.ts'
import { valueAt } from '../value-at.ts'

function Amount({ amount, row }: { amount: number; row: object }) {
  const money = useOwnMoney()
  return <span title={amountOfRow(formatMoney, amount, row)}>{amountOfRow(money, amount, row)}</span>
}

/** An amount of a filter as it is asked for; one that has more decimals, or is none, stays as it was typed. */
function amountOf(typed: string): string | undefined {
  const read = parseNumber(typed)
  return read.kind === 'number' && Number(read.value.toFixed(2)) === read.value ? formatMoney(read.value) : undefined
}

/**
 * An amount stored in US dollars, in the currency of one's own customer; files, which say so, and its title have the dollars. One of a row
 * in a currency of its own is in that.
 */
export const moneyCell: Cell<number> = {
  toText: (value, row) => amountOfRow(ownMoney, value, row),
  toFile: (value) => value,
  fileUnit: storedCurrency,
  fileKind: 'amount',
  ofFilter: amountOf,
  render: ({ value, row }) => <Amount amount={value} row={row} />,
  align: 'right',
  widthPx: 120,
}

type Write = (price: number, currency: string) => string

const byTheList: Write = (price, currency) => formatMoney(price, currency)

/** As every amount of dollars is read. One in another currency is what its list says. */
const asAmounts =
  (money: typeof ownMoney): Write =>
  (price, currency) =>
    currency === storedCurrency() ? money(price) : byTheList(price, currency)

interface NamedProps {
  name: string
  row: object | undefined
  /** The embedded row that the name is of, with `price` and `currency`; a server may leave those out. */
  relation: string
}

function textOf({ name, row, relation }: NamedProps, write: Write): string {
  const price = row && valueAt(row, `${relation}.price`)
  const currency = row && valueAt(row, `${relation}.currency`)
  if (typeof price !== 'number' || typeof currency !== 'string') return name
  return t('namedPrice', { name, price: write(price, currency) })
}

const Named = (props: NamedProps) => (
  <span title={textOf(props, byTheList)}>{textOf(props, asAmounts(useOwnMoney()))}</span>
)

/**
 * The name of a price with what it is, without a discount: one in US dollars in the currency of one's own customer; files and its title have
 * what the list says.
 */
export const namedPriceCell = (relation: string): Cell<string> => ({
  toText: (name, row) => textOf({ name, row, relation }, asAmounts(ownMoney)),
  toFile: (name, row) => textOf({ name, row, relation }, byTheList),
  render: ({ value, row }) => <Named name={value} row={row} relation={relation} />,
  drawsName: true,
  widthPx: 170,
})
