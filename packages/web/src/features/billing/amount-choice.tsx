import { ChargeRequestAmountMaximum, ChargeRequestAmountMinimum } from '@lineboard/contract/limits'
import {
  fromCustomerCurrency,
  type Money,
  type Rate,
  roundMoney,
  storedCurrency,
  toCustomerCurrency,
} from '@lineboard/sdk'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { type Dispatch, type SetStateAction, useId, useState } from 'react'
import { afterPress } from '../../browser/events.ts'
import { useRates } from '../../data/rates.ts'
import { offeredTaxText } from '../../shared/tax/tax-text.ts'
import { formatMoney } from '../../state/numbers.ts'
import { amountProblem, readAmount } from '../../state/typed-amount.ts'
import { t } from './account.messages.ts'
import styles from './account.module.css'

/** An amount that can be paid: as somebody chose it, and the US dollars that are charged for it. */
export interface Payable {
  own: number
  /** ISO 4217 code of `own`. */
  currency: string
  amountUsd: number
}

/** Amounts that are offered where they are US dollars. */
const offeredUsd = [10, 25, 50, 100, 250]
/** What an amount that is offered begins with. */
const round = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10]

/** An amount of the same size that people would choose: 38,800 becomes 40,000. */
function roundAmount(amount: number): number {
  const size = 10 ** Math.floor(Math.log10(amount))
  const distance = (each: number) => Math.abs(each * size - amount)
  const nearest = round.reduce((best, each) => (distance(each) < distance(best) ? each : best))
  return roundMoney(nearest * size, 3)
}

/** The currency that amounts are typed in: the customer's, or US dollars without a rate for it. */
export const payingCurrency = (currency: string, rates: readonly Rate[]): string =>
  toCustomerCurrency(1, currency, rates).currency

/** Round amounts of a currency, worth about those that are offered in US dollars. */
export function offeredAmounts(currency: string, rates: readonly Rate[]): number[] {
  return offeredUsd.map((amount) => {
    const own = toCustomerCurrency(amount, currency, rates)
    return own.currency === storedCurrency() ? amount : roundAmount(own.amount)
  })
}

/** What is charged for an amount of the customer's currency, `mostUsd` at the most, or why it can't be, in words. */
export function payable(
  own: number,
  currency: string,
  rates: readonly Rate[],
  mostUsd = ChargeRequestAmountMaximum,
): Payable | { problem: string } {
  const paid = payingCurrency(currency, rates)
  const amountUsd = fromCustomerCurrency(own, paid, rates)
  // What is offered as a limit can be paid: it is rounded to the side that can.
  const [least, most] = [payableAtLeast(0, paid, rates), toCustomerCurrency(mostUsd, paid, rates, 'down')]
  if (amountUsd >= ChargeRequestAmountMinimum && amountUsd <= mostUsd) return { own, currency: paid, amountUsd }
  return {
    problem: t('funds.amountInvalid', {
      least: formatMoney(least.amount, least.currency),
      most: formatMoney(most.amount, most.currency),
    }),
  }
}

/** The least that can be paid and is worth so many US dollars or more, in the customer's currency: with it nothing is missing. */
export const payableAtLeast = (amountUsd: number, currency: string, rates: readonly Rate[]): Money =>
  toCustomerCurrency(Math.max(ChargeRequestAmountMinimum, amountUsd), currency, rates, 'up')

/** The same for an amount as it was typed. */
export function typedPayable(
  text: string,
  currency: string,
  rates: readonly Rate[],
  mostUsd?: number,
): Payable | { problem: string } {
  const paid = payingCurrency(currency, rates)
  const read = readAmount(text, paid)
  return read.kind === 'amount'
    ? payable(read.amount, paid, rates, mostUsd)
    : { problem: amountProblem(read, paid) ?? '' }
}

/** How an amount that can be paid is called: as it was chosen. */
export const payableText = ({ own, currency }: Payable): string => formatMoney(own, currency)

const other = 'other'

/** An amount that is offered, by its place, or one that is typed. */
export interface AmountChosen {
  choice: string
  typed: string
  /** Whether what is wrong with it is said. */
  isTouched: boolean
}

/** What is chosen at first: an amount that is asked for, to be changed, or one that is offered. */
export const amountAsked = (typed: string | undefined): AmountChosen =>
  typed === undefined ? { choice: '1', typed: '', isTouched: false } : { choice: other, typed, isTouched: false }

export type Choose = Dispatch<SetStateAction<AmountChosen>>

/** What is chosen, for a component, and how to choose; both begin anew where another amount is asked for. */
export function useAmountChoice(asked: string | undefined): readonly [AmountChosen, Choose] {
  const [kept, keep] = useState({ asked, chosen: amountAsked(asked) })
  const current = (now: typeof kept) => (now.asked === asked ? now.chosen : amountAsked(asked))
  const choose: Choose = (next) =>
    keep((now) => ({ asked, chosen: typeof next === 'function' ? next(current(now)) : next }))
  return [current(kept), choose]
}

/** What is chosen, in the customer's currency, for a component: undefined for what can't be charged to a card, and why, in words. */
export function useChosenAmount({ choice, typed }: AmountChosen, currency: string): Payable | { problem: string } {
  const rates = useRates()
  if (choice === other) return typedPayable(typed, currency, rates)
  return payable(offeredAmounts(currency, rates)[Number(choice)] ?? 0, currency, rates)
}

interface AmountChoiceProps {
  chosen: AmountChosen
  /** ISO 4217 code of the customer's currency. */
  currency: string
  disabled: boolean
  onChange: Choose
}

/** The amounts that are offered, and a field for another one, read as people write it; all in the customer's currency. */
export function AmountChoice({ chosen, currency, disabled, onChange }: AmountChoiceProps) {
  const labelId = useId()
  const rates = useRates()
  const { choice, typed, isTouched } = chosen
  const read = useChosenAmount(chosen, currency)
  const problem = isTouched && 'problem' in read ? read.problem : undefined
  const paid = payingCurrency(currency, rates)
  const offered = offeredAmounts(currency, rates)
  // All with the digits of the currency as soon as one of them needs those.
  const digits = offered.every(Number.isInteger) ? { decimals: 0 } : {}
  const labels = offered.map((amount) => formatMoney(amount, paid, digits))
  return (
    <>
      <div>
        <span id={labelId} className={styles.label}>
          {t('funds.amount')}
        </span>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={choice}
          onChange={(_, value) => onChange({ ...chosen, choice: value, isTouched: false })}
        >
          {[...labels.map((_, at) => String(at)), other].map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              disabled={disabled}
              control={<Radio size="small" />}
              label={labels[Number(value)] ?? t('funds.other')}
            />
          ))}
        </RadioGroup>
      </div>
      {choice === other && (
        <TextField
          label={t('funds.otherAmount', { currency: paid })}
          value={typed}
          onChange={({ target }) => onChange({ ...chosen, typed: target.value })}
          onBlur={() => afterPress(() => onChange((now) => ({ ...now, isTouched: now.isTouched || now.typed !== '' })))}
          error={problem !== undefined}
          helperText={problem}
          disabled={disabled}
          size="small"
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
      )}
      {'own' in read && <p className={styles.quiet}>{offeredTaxText(read.own, read.currency)}</p>}
    </>
  )
}
