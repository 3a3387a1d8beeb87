import {
  formatInCurrency as amountInCurrency,
  formatMoney as formatAmount,
  type MoneyFormatOptions,
  type Rate,
  storedCurrency,
  type WalletMove,
  walletStep,
} from '@lineboard/sdk'
import { inMoneyStyle, inNumberStyle } from './number-style.ts'

const numberFormats = new Map<number, Intl.NumberFormat>()
/** A number with thousands separated and at most `digits` decimals. */
export function formatNumber(value: number | null | undefined, digits = 2): string {
  if (!isKnown(value)) return ''
  let format = numberFormats.get(digits)
  if (!format) {
    format = new Intl.NumberFormat('en-US', { maximumFractionDigits: digits })
    numberFormats.set(digits, format)
  }
  return inNumberStyle(format.format(value))
}

/** A share of 1 in per cent, such as 12.5%. */
export const formatPercent = (share: number, digits = 0): string => `${formatNumber(share * 100, digits)}%`

/** Whether a server has sent a number: rows may lack each field that the documents of the core API do not name. */
const isKnown = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && !Number.isNaN(value)

/** An amount of money in `currency`, such as -$1,234.50. Empty for an amount that the server does not send. */
export const formatMoney = (
  amount: number | undefined,
  currency = storedCurrency(),
  options?: MoneyFormatOptions,
): string => (isKnown(amount) ? inMoneyStyle(formatAmount(amount, currency, options)) : '')

/** Rates that are still on their way. Dollars in the meantime would be taken for what an amount is. */
export const awaitedRates: readonly Rate[] = []

/** What stands for an amount meanwhile. */
export const awaitedAmount = '…'

export const isAwaited = (currency: string, rates: readonly Rate[]) =>
  rates === awaitedRates && currency !== storedCurrency()

/** A stored amount, which is in US dollars, written in another currency; in dollars without a rate for it, and not at all before rates are known, or where the server does not send it. */
export function formatInCurrency(amountUsd: number | undefined, currency: string, rates: readonly Rate[]): string {
  if (!isKnown(amountUsd)) return ''
  return isAwaited(currency, rates) ? awaitedAmount : inMoneyStyle(amountInCurrency(amountUsd, currency, rates))
}

/** What moved a wallet, from a server that may not say what it held afterwards. */
export type KnownMove = Omit<WalletMove, 'balanceAfter'> & { balanceAfter?: number | undefined }

/**
 * What moved a wallet, written in a customer's currency so that movements add up to the balances beside them; in dollars without a rate,
 * and not at all before rates are known. `unsigned` leaves out which way it went. Without a balance it is converted alone.
 */
export function formatStep(
  { amount: amountUsd, balanceAfter }: KnownMove,
  wanted: string,
  rates: readonly Rate[],
  { unsigned = false }: { unsigned?: boolean } = {},
): string {
  if (!isKnown(amountUsd)) return ''
  if (isAwaited(wanted, rates)) return awaitedAmount
  if (!isKnown(balanceAfter)) return formatInCurrency(unsigned ? Math.abs(amountUsd) : amountUsd, wanted, rates)
  const { amount, currency, symbol } = walletStep({ amount: amountUsd, balanceAfter }, wanted, rates)
  return formatMoney(unsigned ? Math.abs(amount) : amount, currency, { symbol })
}
