import { type Access, currencyOfRow, storedCurrency, toCustomerAmounts, toCustomerCurrency } from '@lineboard/sdk'
import { useCallback, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio'
import { seesEveryCustomer } from '../state/may.ts'
import { awaitedAmount, formatInCurrency, formatMoney, isAwaited, type KnownMove } from '../state/numbers.ts'
import { session } from '../state/session.ts'
import { knownRates, useRates, useStepIn } from './rates.ts'

interface Person {
  readonly user: { readonly Customer?: { readonly currency: string } } | undefined
  readonly access: Access | undefined
}

/** Whoever sees every customer's amounts has none of an own currency. */
const currencyOf = ({ user, access }: Person): string =>
  (seesEveryCustomer(access) ? undefined : user?.Customer?.currency) ?? storedCurrency()

/** The currency that amounts are shown in. */
export const ownCurrency = (): string => currencyOf(session)

/** An amount stored in US dollars, in the currency of one's own customer; in dollars without a rate. */
export const ownMoney = (amountUsd: number | undefined): string =>
  formatInCurrency(amountUsd, currencyOf(session), knownRates())

/** An amount of a row as `money` writes it; one of a row in another currency than amounts are kept in, in that. */
export function amountOfRow<Amount extends number | undefined>(
  money: (amount: Amount) => string,
  amount: Amount,
  row: object | undefined,
): string {
  const currency = currencyOfRow(row)
  return currency === storedCurrency() || amount === undefined ? money(amount) : formatMoney(amount, currency)
}

/** Amounts stored in US dollars as numbers of the own currency, rounded so that they add up to what their sum comes to there. */
export const ownAmounts = (amountsUsd: readonly number[]): number[] =>
  toCustomerAmounts(amountsUsd, currencyOf(session), knownRates())

/** An amount that `ownAmounts` answers, or a sum of such, in writing. */
export function writtenOwn(amount: number): string {
  const [wanted, rates] = [currencyOf(session), knownRates()]
  const { currency, symbol } = toCustomerCurrency(0, wanted, rates)
  return isAwaited(wanted, rates) ? awaitedAmount : formatMoney(amount, currency, { symbol })
}

const listenTo = (listen: () => void) => subscribe(session, listen)

const useOwnCurrency = (): string => useSyncExternalStore(listenTo, ownCurrency, ownCurrency)

/**
 * `ownMoney` for a component: another function as soon as it would answer something else. A page of rows has hundreds of amounts, and a view
 * of the whole session for each is more than all else of an amount.
 */
export function useOwnMoney(): typeof ownMoney {
  const currency = useOwnCurrency()
  const rates = useRates()
  return useCallback((amountUsd) => formatInCurrency(amountUsd, currency, rates), [currency, rates])
}

/** Writes what moved a wallet in the currency of one's own customer, so that a list of movements adds up to its balances. */
export const useOwnStep = (): ((move: KnownMove) => string) => useStepIn(useOwnCurrency())
