import type { components } from '@lineboard/contract'
import { DAY_MS } from '@lineboard/contract/durations'
import { spendingDays } from '@lineboard/contract/forecast'
import { type CallOptions, type CallResult, fromMinorUnits, toMinorUnits } from '@lineboard/sdk'
import { type WalletForecast, walletForecast } from '@lineboard/sdk/forecast'
import { api } from '../../data/client.ts'
import { moneyCell } from '../../kit/cells/money-cells.tsx'
import type { Cell } from '../../kit/column.ts'
import { type Counted, counted } from '../../kit/count-by.ts'
import { forecastText, spendingOf } from '../../shared/wallet/forecast.ts'
import { t } from './desk-lists.messages.ts'

type Charges = CallResult<'PaymentTransaction.find'>

/** What calls were charged to wallets over the last days, a transaction a day. */
const charges = (ids: readonly number[]) =>
  ({
    filter: {
      where: {
        customerId: { inq: [...ids] },
        // A discount on them is of the same category, and lowers nothing of what they cost.
        transactionType: 'charge',
        category: 'call_charges',
        // From the beginning of a day: another question each time it is asked would never be answered.
        transactionDate: { gte: spendingDays(new Date()).from },
      },
    },
  }) as const

/** What calls cost each customer, in US dollars to the cent. */
export function spentOf(rows: Charges): ReadonlyMap<number, number> {
  const cents = new Map<number, number>()
  for (const { customerId, amount } of rows) {
    cents.set(customerId, (cents.get(customerId) ?? 0) - toMinorUnits(amount))
  }
  return new Map([...cents].map(([id, minor]) => [id, fromMinorUnits(minor)]))
}

/** What calls of the last 30 days cost. */
export const spent = counted({ call: 'PaymentTransaction.find', argsOf: charges, countsOf: spentOf })

type Detail = components['schemas']['SubscriptionDetail']
type Wallet = Pick<components['schemas']['Customer'], 'id' | 'balance'>

const isWallet = (row: object): row is Wallet =>
  'id' in row && 'balance' in row && typeof row.balance === 'number' && typeof row.id === 'number'

// A counted value is a number, and none is 0: days are counted from 1.
const UNUSED = -1
const EMPTY = -2
function numberOf(forecast: WalletForecast): number {
  if (forecast.kind === 'until') return forecast.days + 1
  if (forecast.kind === 'beyond') return Number.POSITIVE_INFINITY
  return forecast.kind === 'empty' ? EMPTY : UNUSED
}

function forecastOf(value: number): WalletForecast {
  if (value === UNUSED) return { kind: 'unused' }
  if (value === EMPTY) return { kind: 'empty' }
  if (value === Number.POSITIVE_INFINITY) return { kind: 'beyond' }
  return { kind: 'until', days: value - 1, at: new Date(Date.now() + (value - 1) * DAY_MS) }
}

/** How long the wallet lasts that an answer is about, by what it holds now; nothing where the answer does not say whose it is. */
function lastsOf(detail: Detail, rows: readonly object[]): ReadonlyMap<number, number> {
  const wallet = rows.filter(isWallet).find(({ id }) => id === detail.customerId)
  if (!wallet) return new Map()
  return new Map([[wallet.id, numberOf(walletForecast(wallet, spendingOf(detail), new Date()))]])
}

/** For how long wallets last, as each customer reads it. */
export const lasting = counted({
  call: 'PaymentMethod.subscriptionDetail',
  idsAtOnce: 1,
  argsOf: ([customerId]) => (customerId === undefined ? {} : { customerId }),
  countsOf: lastsOf,
})

/** How long a wallet lasts, in the words of its customer; 0 where a server does not tell. */
export const lastsCell: Cell<number> = {
  toText: (value) => (value === 0 ? t('lastsUnknown') : forecastText(forecastOf(value))),
  widthPx: 360,
}

type Subscriptions = CallResult<'Subscription.find'>

/** What is owed is worked out by what shows a customer's subscriptions, which no list begins with. */
const workedOut = () => import('../../shared/wallet/past-due-of.ts')

/** What each subscription's customer owes in all, in US dollars; customers that a server does not tell of are left out. */
async function readOwed(ids: readonly number[], options: CallOptions): Promise<[id: number, amountUsd: number][]> {
  const { Subscription, PaymentMethod } = api()
  const { owedOf } = await workedOut()
  const shown = await Subscription.find({ filter: { where: { id: { inq: [...ids] } } } }, options)
  const customerIds = [...new Set(shown.map(({ customerId }) => customerId))]
  // A filter of the list may leave out others of the same customer, which are owed as well.
  const where = { customerId: { inq: customerIds }, status: 'past_due' } as const
  const due: Subscriptions = await Subscription.find({ filter: { where } }, options)
  const owed = await Promise.all(
    customerIds.map(async (customerId) => {
      const detail = await PaymentMethod.subscriptionDetail({ customerId }, options)
      const own = due.filter((each) => each.customerId === customerId)
      return [customerId, detail.customerId === customerId ? owedOf(detail, own, new Date()) : undefined] as const
    }),
  )
  const byCustomer = new Map(owed)
  return shown.flatMap(({ id, customerId }) => {
    const amountUsd = byCustomer.get(customerId)?.amountUsd
    return amountUsd === undefined ? [] : [[id, amountUsd]]
  })
}

/** What customers owe, by their past due subscriptions. */
export const owing: Counted = {
  call: 'PaymentMethod.subscriptionDetail',
  argsOf: (ids) => ({ ids }),
  ask: readOwed,
  countsOf: (answer) => new Map(Array.isArray(answer) ? answer : []),
}

/** What a customer owes, as on its billing page; words where a server does not tell. */
export const owedCell: Cell<number> = {
  ...moneyCell,
  toText: (value, row) => (value === 0 ? t('lastsUnknown') : moneyCell.toText(value, row)),
  render: (shown) => (shown.value === 0 ? t('lastsUnknown') : moneyCell.render?.(shown)),
}
