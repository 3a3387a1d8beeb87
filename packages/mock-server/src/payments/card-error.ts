import { LoopbackError } from '../errors/loopback-error.ts'
import type { CardProblem } from './sandbox-cards.ts'

/** 402: the card provider refused. */
export function cardError({ code, message }: CardProblem): LoopbackError {
  return new LoopbackError(402, message, { name: 'CardError', code })
}
