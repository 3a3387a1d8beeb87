import type { ContractDocument } from '@lineboard/contract/document'
import { extensionCalls } from '@lineboard/contract/inferred'
import { countedCalls } from '@lineboard/sdk/fit'
import type { Recorded } from './recorded.ts'

const extensions = new Set(extensionCalls.split(' '))

/** What becomes of a call that the server does not have: a report is counted from rows, if there are rows of calls. */
const lineOf = (id: string, hasCalls: boolean) => (hasCalls && countedCalls.includes(id) ? 'rows' : 'none')

/** Calls that the server does not have: `Model.*` where it has none of a model. */
export function missingCalls(
  { calls }: Recorded,
  moved: ReadonlySet<string>,
  hasCalls: boolean,
): Record<string, string> {
  const byModel = new Map<string, [string, string][]>()
  for (const [id, state] of Object.entries(calls)) {
    if (extensions.has(id)) continue
    const model = id.replace(/\..*/, '')
    byModel.set(model, [...(byModel.get(model) ?? []), [id, state]])
  }
  const none: Record<string, string> = {}
  for (const [model, states] of byModel) {
    if (moved.has(model)) continue
    const missing = states.filter(([, state]) => state === 'notServed')
    const isWhole = missing.length === states.length && missing.some(([id]) => id === `${model}.find`)
    if (isWhole) none[`${model}.*`] = 'none'
    else for (const [id] of missing) none[id] = lineOf(id, hasCalls)
  }
  return none
}

/** Calls of a model whose list has another path, which the explorer does not name there. */
export function missingMoved(
  document: ContractDocument,
  { explorerCalls = [] }: Recorded,
  model: string,
  path: string,
) {
  const shape = (call: string) => call.replaceAll(/\{\w+\}/g, '{}').toLowerCase()
  const named = new Set(explorerCalls.map(shape))
  return document.operations
    .filter(({ id, isExtension }) => id.startsWith(`${model}.`) && !isExtension)
    .filter(({ method, path: ours }) => !named.has(shape(`${method} ${ours.replace(/^\/\w+/, path)}`)))
    .map(({ id }): [string, string] => [id, lineOf(id, true)])
}
