import { ApiError, type CallOptions, FilterError } from '@lineboard/sdk'
import { proxy, useSnapshot } from 'valtio'
import { addServerState } from './client.ts'
import type { ClientByName } from './client-by-name.ts'

/** Reads that were answered without the related rows they asked for, as the server refuses to embed those. */
const refusing = proxy<Record<string, true>>({})

interface Asked {
  filter?: { include?: unknown }
}

const includeOf = ({ filter }: Asked): unknown => filter?.include

function without(args: Asked): Asked {
  const { include: _, ...filter } = args.filter ?? {}
  return { ...args, filter }
}

// LoopBack says 400 or 500 of a relation it does not know, other servers 400 or 501; a profile of the server says it beforehand.
function isAboutInclude(error: unknown): boolean {
  if (error instanceof FilterError) return /refuses to include/.test(error.message)
  return (
    error instanceof ApiError &&
    [400, 500, 501].includes(error.status) &&
    /\binclud|\brelation "/i.test(`${error.code?.replaceAll('_', ' ')} ${error.message}`)
  )
}

/** Makes a call. A read whose `include` the server refuses is made, and from then on asked, without it: better rows alone than none. */
export async function callForRows(
  client: ClientByName,
  operationId: string,
  args: Asked,
  options?: CallOptions,
): Promise<{ data: unknown }> {
  if (includeOf(args) === undefined) return client.call(operationId, args, options)
  if (refusing[operationId]) return client.call(operationId, without(args), options)
  try {
    return await client.call(operationId, args, options)
  } catch (error) {
    if (!isAboutInclude(error)) throw error
    const answer = await client.call(operationId, without(args), options)
    refusing[operationId] = true
    return answer
  }
}

/** Whether rows of a read come without those that they are related to. */
export const comesAlone = (operationId: string): boolean => refusing[operationId] === true

/** The same, for a component. */
export const useComesAlone = (operationId: string): boolean => useSnapshot(refusing)[operationId] === true

addServerState(() => {
  for (const operationId of Object.keys(refusing)) delete refusing[operationId]
})
