import type { OperationId } from '../../ground/contract/api-operation.ts'
import { didYouMean } from '../../ground/did-you-mean.ts'
import { badRequest } from '../../ground/errors.ts'

/** Names of the calls that stand in for a card provider and a captcha: faults, latency and scenarios take them too. */
export const sandboxIds = ['Sandbox.confirmCard', 'Sandbox.authenticateCard', 'Sandbox.captchaToken'] as const

/** Name of a call of the sandbox. */
export type SandboxId = (typeof sandboxIds)[number]

/** Which operations something applies to: one, all of a model (`Customer.*`, `Sandbox.*`), or all (`*`). */
export type OperationPattern = OperationId | SandboxId | `${string}.*` | '*'

/** Whether an operation is among those of a pattern. */
export function covers(pattern: string, operationId: string): boolean {
  return (
    pattern === '*' ||
    pattern === operationId ||
    (pattern.endsWith('.*') && operationId.startsWith(pattern.slice(0, -1)))
  )
}

/** How narrow a pattern is: the narrower of two wins where only one can apply. */
export function narrowness(pattern: string): number {
  if (pattern === '*') return 0
  return pattern.endsWith('.*') ? 1 : 2
}

/** Reads the name of operations. Throws a 400 for what is none's, with the one that it may be. */
export type ReadPattern = (text: string) => OperationPattern

/** Reads a text that covers at least one of these operations, so that a misspelt name is found out. */
export function createReadPattern(ids: readonly string[]): ReadPattern {
  const isPattern = (text: string): text is OperationPattern => ids.some((id) => covers(text, id))
  return (text) => {
    if (isPattern(text)) return text
    throw badRequest(
      `There is no operation ${text}.${didYouMean(text, ids)} Send a name such as Customer.find, Customer.* or *.`,
    )
  }
}
