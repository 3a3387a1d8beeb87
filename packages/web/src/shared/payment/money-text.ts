import { errorText } from '../../lib/errors/error-text.ts'
import { WordedError } from '../../lib/errors/is-worded.ts'
import { t } from './money.messages.ts'
import type { Attempt } from './orders.ts'

/** A failure of our own whose words say already what became of the money. */
export class MoneyError extends WordedError {}

/** A try that was not done. */
type Failed = Exclude<Attempt<never>, { kind: 'done' }>

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Why a try failed, and whether money was moved: after any failure people are told both, here and nowhere else. */
export function moneyText({ kind, error }: Failed): string {
  if (error instanceof MoneyError) return error.message
  return t(kind === 'unknown' ? 'unknown' : 'notMoved', { why: asSentence(errorText(error)) })
}

/** The same of a call that moves none, whatever becomes of it, such as saving a card. */
export const noMoneyText = (error: unknown): string => moneyText({ kind: 'not-tried', error })
