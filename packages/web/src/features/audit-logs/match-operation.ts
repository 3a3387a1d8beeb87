import { operationTable } from '@lineboard/contract'
import type { ModelName } from '../../shared/model-nouns.ts'
import type { Verb } from './sentences.messages.ts'

/** The call that an audit entry records. */
export interface MatchedOperation {
  model: ModelName
  verb: Verb
  /** Id in the path, where there is one. */
  id?: string
}

/** A documented call: its path as the contract has it. */
interface DocumentedCall extends Omit<MatchedOperation, 'id'> {
  method: string
  path: string
}

// The keys of the table are what its types say.
export const documentedCalls = (Object.keys(operationTable) as ModelName[]).flatMap((model) =>
  Object.entries<string>(operationTable[model]).map(([verb, call]): DocumentedCall => {
    const [method = '', path = ''] = call.split(' ')
    return { model, verb: verb as Verb, method, path }
  }),
)

/** Parts of a path that are not parameters: the more, the better it fits. */
const fixedOf = ({ path }: DocumentedCall) => path.split('/').filter((part) => !part.startsWith('{')).length

const patterns = documentedCalls
  .toSorted((left, right) => fixedOf(right) - fixedOf(left))
  .map(({ path, ...call }) => {
    const source = path.replaceAll(/\{\w+\}|[.*+?^$()|[\]\\]/g, (part) =>
      part.startsWith('{') ? '([^/]+)' : `\\${part}`,
    )
    return { ...call, path: new RegExp(`^${source}$`, 'i') }
  })

/** Which documented call a method and a path are; undefined for a path that is none of them. */
export function matchOperation(method: string, endpoint: string): MatchedOperation | undefined {
  const path = endpoint.replace(/^\/api\/v1/, '').replace(/\?.*$/, '')
  for (const pattern of patterns) {
    if (pattern.method !== method) continue
    const found = pattern.path.exec(path)
    if (!found) continue
    const { model, verb } = pattern
    return { model, verb, ...(found[1] !== undefined && { id: found[1] }) }
  }
  return undefined
}
