import type { OperationId } from '../contract/operation-id.ts'
import type { SandboxId } from '../sandbox/sandbox-ids.ts'

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

/** A check that a text covers at least one of these operations, so that a misspelt name is told. */
export function createPatternCheck(ids: readonly string[]) {
  return (text: string): text is OperationPattern => ids.some((id) => covers(text, id))
}
