import { LoopbackError, type WaitingPayment } from '../errors/loopback-error.ts'
import type { CardProblem } from './sandbox-cards.ts'

/** 402: the card provider refused, or the payment waits for the person. */
export function cardError({ code, message }: CardProblem, payment?: WaitingPayment): LoopbackError {
  return new LoopbackError(402, message, { name: 'CardError', code, ...(payment && { payment }) })
}
