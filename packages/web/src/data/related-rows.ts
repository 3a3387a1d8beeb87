import { type CallOptions, FilterError } from '@lineboard/sdk'
import { type RelatedArgs, speaksOfRelations } from '@lineboard/sdk/related'
import { proxy, useSnapshot } from 'valtio'
import { addServerState } from './client.ts'
import type { ClientByName } from './client-by-name.ts'

/** Relations that reads were answered without, as the server refuses to embed them; `order` where they came in no order by related rows. */
const refusing = proxy<Record<string, readonly string[]>>({})

/** In the place of names: the server embeds nothing in it. */
const anyRelation = '*'

interface Asked extends RelatedArgs {
  filter?: ({ include?: unknown } & NonNullable<RelatedArgs['filter']>) | undefined
}

/** What it is called that a read was not answered in an order by related rows. */
const orderOf = (operationId: string) => `${operationId} order`

function without(args: Asked): Asked {
  const { include: _, ...filter } = args.filter ?? {}
  return { ...args, filter }
}

/** What a profile of the server says beforehand. */
const isAboutInclude = (error: unknown) => error instanceof FilterError && /refuses to include/.test(error.message)

/**
 * Arguments of a call as its server can answer them: one that looks through no relations is asked for the ids of the related rows that a
 * condition speaks of, and in no order by a field of theirs.
 */
export async function argsAsRead<Args extends Asked>(
  client: ClientByName,
  operationId: string,
  args: Args,
): Promise<Args> {
  if (!speaksOfRelations(args)) return args
  const { relatedAsRead } = await import('./related-conditions.ts')
  const read = await relatedAsRead(client, operationId, args)
  if (read.filter?.order !== args.filter?.order) refusing[orderOf(operationId)] = [anyRelation]
  return read
}

/** Makes a call. A read whose `include` the server refuses is made, and from then on asked, without it: better rows alone than none. */
export async function callForRows(
  client: ClientByName,
  operationId: string,
  asked: Asked,
  options?: CallOptions,
): Promise<{ data: unknown }> {
  // What needs no looking for leaves at once, before anything is drawn for it.
  const args = speaksOfRelations(asked) ? await argsAsRead(client, operationId, asked) : asked
  const answer = await client.call(operationId, args, options).catch((error: unknown) => {
    if (!isAboutInclude(error)) throw error
    refusing[operationId] = [anyRelation]
    return client.call(operationId, without(args), options)
  })
  if (answer.leftOut && answer.leftOut.include.length > 0) refusing[operationId] = answer.leftOut.include
  return answer
}

const isAmong = (refused: readonly string[] | undefined, relations: readonly string[]): boolean =>
  refused?.some((name) => name === anyRelation || relations.includes(name)) === true

/** Whether rows of a read come without any of these relations. */
export const comesWithout = (operationId: string, relations: readonly string[]): boolean =>
  isAmong(refusing[operationId], relations)

/** The same, for a component. */
export const useComesWithout = (operationId: string, relations: readonly string[]): boolean =>
  isAmong(useSnapshot(refusing)[operationId], relations)

/** Whether the server knows no order by what rows of a read are related to. */
export const sortsAlone = (operationId: string): boolean => comesWithout(orderOf(operationId), [])

/** The same, for a component. */
export const useSortsAlone = (operationId: string): boolean => useComesWithout(orderOf(operationId), [])

addServerState(() => {
  for (const operationId of Object.keys(refusing)) delete refusing[operationId]
})
