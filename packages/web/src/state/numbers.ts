import {
  formatInCurrency as amountInCurrency,
  formatMoney as formatAmount,
  type MoneyFormatOptions,
  type Rate,
  type WalletMove,
  walletStep,
} from '@lineboard/sdk'
import { inNumberStyle } from './number-style.ts'

const numberFormats = new Map<number, Intl.NumberFormat>()
/** A number with thousands separated and at most `digits` decimals. */
export function formatNumber(value: number | null | undefined, digits = 2): string {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  let format = numberFormats.get(digits)
  if (!format) {
    format = new Intl.NumberFormat('en-US', { maximumFractionDigits: digits })
    numberFormats.set(digits, format)
  }
  return inNumberStyle(format.format(value))
}

/** A share of 1 in per cent, such as 12.5%. */
export const formatPercent = (share: number, digits = 0): string => `${formatNumber(share * 100, digits)}%`

/** An amount of money in `currency`, such as -$1,234.50. */
export const formatMoney = (amount: number, currency = 'USD', options?: MoneyFormatOptions): string =>
  inNumberStyle(formatAmount(amount, currency, options))

/** A stored amount, which is in US dollars, written in another currency; in dollars without a rate for it. */
export const formatInCurrency = (amountUsd: number, currency: string, rates: readonly Rate[]): string =>
  inNumberStyle(amountInCurrency(amountUsd, currency, rates))

/** What moved a wallet, written in a customer's currency so that movements add up to the balances beside them; in dollars without a rate. */
export function formatStep(move: WalletMove, wanted: string, rates: readonly Rate[]): string {
  const { amount, currency, symbol } = walletStep(move, wanted, rates)
  return formatMoney(amount, currency, { symbol })
}
