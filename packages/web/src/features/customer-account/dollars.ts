import { useState } from 'react'
import { formatMoney } from '../../state/numbers.ts'
import { amountProblem, readAmount } from '../../state/typed-amount.ts'
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

export type Dollars = ReturnType<typeof useDollars>
