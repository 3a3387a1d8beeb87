import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { type Dispatch, type SetStateAction, useId, useState } from 'react'
import { afterPress } from '../../browser/events.ts'
import { useRates } from '../../data/rates.ts'
import { offeredTaxText } from '../../shared/tax/tax-text.ts'
import { formatMoney } from '../../state/numbers.ts'
import { t } from './account.messages.ts'
import styles from './account.module.css'
import { offeredAmounts, type Payable, payable, payingCurrency, typedPayable } from './payable.ts'

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
