import type { components } from '@lineboard/contract'
import { DAY_MS } from '@lineboard/contract/durations'
import { spendingDays } from '@lineboard/contract/forecast'
import { type CallResult, fromMinorUnits, toMinorUnits } from '@lineboard/sdk'
import { type WalletForecast, walletForecast } from '@lineboard/sdk/forecast'
import type { Cell } from '../../kit/column.ts'
import { counted } from '../../kit/count-by.ts'
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
