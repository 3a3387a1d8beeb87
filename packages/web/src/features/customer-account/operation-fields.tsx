import { ReasonMaxLength } from '@lineboard/contract/limits'
import { useState } from 'react'
import { useMoneyIn } from '../../data/rates.ts'
import { formatMoney } from '../../state/numbers.ts'
import { storedName } from '../../state/stored-name.ts'
import { amountProblem, readAmount } from '../../state/typed-amount.ts'
import { PlainField } from '../../ui/plain-field.tsx'
import { t } from './operations.messages.ts'

interface Limits {
  /** In US dollars. */
  minimum: number
  maximum: number
}

/** Reads a typed amount of US dollars between two others: the amount, or what is wrong with it, in words. */
function readDollars(typed: string, { minimum, maximum }: Limits): { amount: number } | { problem: string } {
  const read = readAmount(typed)
  if (read.kind !== 'amount') return { problem: amountProblem(read) ?? '' }
  if (read.amount >= minimum && read.amount <= maximum) return { amount: read.amount }
  return { problem: t('amountHint', { least: formatMoney(minimum), most: formatMoney(maximum) }) }
}

/** An amount of US dollars that is being typed. What is offered stands there, and follows, until somebody types. */
export function useDollars(limits: Limits, offered = '') {
  const [own, setTyped] = useState<string>()
  const typed = own ?? offered
  const read = readDollars(typed, limits)
  return {
    typed,
    setTyped,
    amount: 'amount' in read ? read.amount : undefined,
    problem: 'problem' in read ? read.problem : undefined,
  }
}

type Dollars = ReturnType<typeof useDollars>

interface DollarsFieldProps {
  dollars: Dollars
  /** Currency of the customer: what the amount is there is said beside it. */
  currency: string
  isTried: boolean
}

/** An amount of US dollars, as wallets are kept, and what it is in the customer's currency. */
export function DollarsField({ dollars: { typed, setTyped, amount, problem }, currency, isTried }: DollarsFieldProps) {
  const moneyIn = useMoneyIn(currency)
  const isElsewhere = amount !== undefined && moneyIn(amount) !== formatMoney(amount)
  return (
    <>
      <PlainField
        label={t('amount', { stored: storedName() })}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        error={isTried ? problem : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isElsewhere && <p>{t('about', { amount: moneyIn(amount) })}</p>}
    </>
  )
}

interface ReasonFieldProps {
  value: string
  /** Whether it is said that it is missing. */
  isTried: boolean
  disabled?: boolean
  onChange: (value: string) => void
}

/** Why something is done: asked for by whatever staff do to a customer's money. */
export function ReasonField({ value, isTried, disabled = false, onChange }: ReasonFieldProps) {
  return (
    <PlainField
      label={t('reason')}
      value={value}
      maxLength={ReasonMaxLength}
      autoComplete="off"
      disabled={disabled}
      error={isTried && value.trim() === '' ? t('reasonHint') : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
