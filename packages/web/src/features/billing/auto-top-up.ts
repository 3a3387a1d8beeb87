import type { components } from '@lineboard/contract'
import {
  AutoTopUpAmountUsdMaximum,
  AutoTopUpBelowUsdMaximum,
  AutoTopUpMonthlyLimitUsdMaximum,
} from '@lineboard/contract/limits'
import { fromCustomerCurrency, merge, type Rate, toCustomerCurrency } from '@lineboard/sdk'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refreshBilling } from '../../shared/wallet/past-due-of.ts'
import { formatMoney } from '../../state/numbers.ts'
import { amountProblem, amountToType, readAmount } from '../../state/typed-amount.ts'
import { payingCurrency, typedPayable } from './amount-choice.tsx'
import { t } from './auto-top-up.messages.ts'

export type AutoTopUp = components['schemas']['AutoTopUp']

/** The form's amounts, as they are typed in the customer's currency. */
export interface AutoTopUpTexts {
  below: string
  amount: string
  /** Empty without a limit. */
  monthly: string
}

type Amounts = Pick<AutoTopUp, 'belowUsd' | 'amountUsd' | 'monthlyLimitUsd'>
export type AutoTopUpProblems = Partial<Record<keyof AutoTopUpTexts, string>>

/** What is offered where nothing was agreed on, in US dollars. */
const usual: Amounts = { belowUsd: 25, amountUsd: 50 }

/** A stored amount as it would be typed. */
function textOf(amountUsd: number, currency: string, rates: readonly Rate[]): string {
  const own = toCustomerCurrency(amountUsd, currency, rates)
  return amountToType(own.amount, own.currency)
}

/** The form as it opens. */
export function textsOf(kept: Amounts | undefined, currency: string, rates: readonly Rate[]): AutoTopUpTexts {
  const { belowUsd, amountUsd, monthlyLimitUsd } = kept ?? usual
  const text = (amount: number) => textOf(amount, currency, rates)
  return {
    below: text(belowUsd),
    amount: text(amountUsd),
    monthly: monthlyLimitUsd === undefined ? '' : text(monthlyLimitUsd),
  }
}

function readBelow(text: string, currency: string, rates: readonly Rate[]): { usd: number } | { problem: string } {
  const paid = payingCurrency(currency, rates)
  const read = readAmount(text, paid)
  if (read.kind !== 'amount') return { problem: amountProblem(read, paid) ?? '' }
  const usd = fromCustomerCurrency(read.amount, paid, rates)
  if (usd <= AutoTopUpBelowUsdMaximum) return { usd }
  const most = toCustomerCurrency(AutoTopUpBelowUsdMaximum, paid, rates, 'down').amount
  return { problem: t('belowInvalid', { least: formatMoney(0, paid), most: formatMoney(most, paid) }) }
}

function readPaid(
  text: string,
  currency: string,
  rates: readonly Rate[],
  mostUsd: number,
): { usd: number } | { problem: string } {
  const read = typedPayable(text, currency, rates, mostUsd)
  return 'problem' in read ? read : { usd: read.amountUsd }
}

/**
 * What the form says, in US dollars to the cent, or what is wrong with it by field. A text that was not touched stands for exactly what is
 * kept: there and back through another currency would change it.
 */
export function amountsOf(
  texts: AutoTopUpTexts,
  kept: Amounts | undefined,
  currency: string,
  rates: readonly Rate[],
): Amounts | { problems: AutoTopUpProblems } {
  const first = textsOf(kept, currency, rates)
  const from = kept ?? usual
  const untouched = (field: keyof AutoTopUpTexts, usd: number | undefined) =>
    usd !== undefined && texts[field] === first[field] ? { usd } : undefined
  const below = untouched('below', from.belowUsd) ?? readBelow(texts.below, currency, rates)
  const amount =
    untouched('amount', from.amountUsd) ?? readPaid(texts.amount, currency, rates, AutoTopUpAmountUsdMaximum)
  const isLimited = texts.monthly.trim() !== ''
  const readLimit = () => readPaid(texts.monthly, currency, rates, AutoTopUpMonthlyLimitUsdMaximum)
  const monthly = untouched('monthly', from.monthlyLimitUsd) ?? (isLimited ? readLimit() : undefined)
  const isTooLow = monthly && 'usd' in monthly && 'usd' in amount && monthly.usd < amount.usd
  const problems: AutoTopUpProblems = {
    ...('problem' in below && { below: below.problem }),
    ...('problem' in amount && { amount: amount.problem }),
    ...(monthly && 'problem' in monthly && { monthly: monthly.problem }),
    ...(isTooLow && { monthly: t('limitTooLow') }),
  }
  if (Object.keys(problems).length > 0 || !('usd' in below) || !('usd' in amount)) return { problems }
  return {
    belowUsd: below.usd,
    amountUsd: amount.usd,
    ...(monthly && 'usd' in monthly && { monthlyLimitUsd: monthly.usd }),
  }
}

/** The customer as the screen has it. */
type Customer = components['schemas']['Customer']

/** Reads again what may have followed. Answers what the wallet holds now, in US dollars; undefined where that can't be read. */
async function readAgain(): Promise<number | undefined> {
  void refreshBilling()
  try {
    return (await loadCurrentUser()).Customer?.balance
  } catch (error) {
    reportError(error)
    return undefined
  }
}

/**
 * Keeps what was agreed on: the words first, so that no card is charged by itself without them. Nothing else of the customer changes.
 * Answers what the wallet holds after that, as its card may have been charged at once. Throws what the failed call threw, and a ConflictError where somebody else has changed it since.
 */
export async function saveAutoTopUp(
  customer: Customer,
  autoTopUp: AutoTopUp,
  consent: string,
): Promise<number | undefined> {
  try {
    const body = autoTopUp.isOn ? { accepted: true, text: consent } : { accepted: false }
    if (autoTopUp.isOn) await api().PaymentMethod.saveConsent({ body })
    await merge(api().Customer, customer.id, { autoTopUp }, { seen: customer })
    if (!autoTopUp.isOn) await api().PaymentMethod.saveConsent({ body })
  } catch (error) {
    void readAgain()
    throw error
  }
  return readAgain()
}
