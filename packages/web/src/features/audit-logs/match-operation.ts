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

interface Pattern extends MatchedOperation {
  method: string
  path: RegExp
  /** Parts of the path that are not parameters: the more, the better it fits. */
  fixed: number
}

function toPattern(model: ModelName, verb: Verb, call: string): Pattern {
  const [method = '', path = ''] = call.split(' ')
  const source = path.replaceAll(/\{\w+\}|[.*+?^$()|[\]\\]/g, (part) =>
    part.startsWith('{') ? '([^/]+)' : `\\${part}`,
  )
  const fixed = path.split('/').filter((part) => !part.startsWith('{')).length
  return { model, verb, method, path: new RegExp(`^${source}$`, 'i'), fixed }
}

// The keys of the table are what its types say.
const patterns = (Object.keys(operationTable) as ModelName[])
  .flatMap((model) =>
    Object.entries<string>(operationTable[model]).map(([verb, call]) => toPattern(model, verb as Verb, call)),
  )
  .toSorted((left, right) => right.fixed - left.fixed)

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
