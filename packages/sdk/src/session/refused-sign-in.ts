import type { ErrorDescription } from '../errors/api-error.ts'
import { describeError } from '../errors/to-api-error.ts'

/** What a sign-in answered with 200 says when it was refused all the same: such an answer carries a `statusCode`. */
export function refusedSignIn(answer: unknown): ErrorDescription | undefined {
  if (typeof answer !== 'object' || answer === null || !('statusCode' in answer)) return undefined
  return describeError(Number(answer.statusCode), JSON.stringify(answer))
}
