import type { components } from '@lineboard/contract'
import { DAY_MS } from '@lineboard/contract/durations'
import { type WalletForecast, walletForecast } from '@lineboard/sdk/forecast'
import type { Cell } from '../../kit/column.ts'
import { counted } from '../../kit/count-by.ts'
import { forecastText, spendingOf } from '../../shared/wallet/forecast.ts'
import { t } from './desk-lists.messages.ts'

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
