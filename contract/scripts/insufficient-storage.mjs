// The answer to a change that could not be kept: the same for every write, so it is said once and not in each path.
import { listOperations } from './operation-table.mjs'

const answer = { $ref: '#/components/responses/InsufficientStorage' }

/** Why an `x-session-only` can't be; undefined where it can, or is left out. */
function problemOf({ 'x-session-only': isSessionOnly, 'x-effect': effect, tags = [] }) {
  if (isSessionOnly === undefined) return undefined
  if (isSessionOnly !== true) return 'has an x-session-only other than true: leave it out'
  return effect === 'write' && tags.includes('Session')
    ? undefined
    : 'is no write of a session: leave x-session-only out'
}

/**
 * Gives each operation that changes what is kept its 507. Those that open or end a session and nothing else have none: who signs
 * in was told of nothing that could be lost. Throws where the contract contradicts itself.
 * @param {object} spec the bundled contract, which is changed
 */
export function addInsufficientStorage(spec) {
  for (const { id, operation } of listOperations(spec)) {
    const problem = problemOf(operation)
    if (problem) throw new Error(`${id} ${problem}.`)
    const { responses } = operation
    if (operation['x-effect'] !== 'write' || operation['x-session-only']) continue
    const { default: other, ...known } = responses
    operation.responses = { ...known, 507: answer, default: other }
  }
  return spec
}
