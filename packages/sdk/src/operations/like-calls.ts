import type { AnyArgs } from './build-request.ts'
import { isUnknownOperator } from './is-unknown-operator.ts'
import type { OperationEntry } from './operation-entry.ts'
import type { Caller } from './transport.ts'
import type { withoutIlike } from './without-ilike.ts'

/**
 * Calls of a server that may have no `ilike`, as LoopBack's MySQL connector has none: where a read with it fails, it is found out once whether `like`
 * leaves letter case aside there, and from then on that is sent in its place. `listOf` finds the list of the model of an operation.
 */
export function likeCalls(call: Caller, listOf: (entry: OperationEntry) => OperationEntry | undefined): Caller {
  let adapt: ((args: AnyArgs) => AnyArgs) | undefined
  /** A list and its count fail at once. */
  let finding: Promise<typeof adapt> | undefined
  const findOut = (...asked: Parameters<typeof withoutIlike>) => {
    finding ??= import('./without-ilike.ts')
      .then((part) => part.withoutIlike(...asked))
      // What can't be found out now is no reason for another failure than there was.
      .catch(() => undefined)
      .finally(() => {
        finding = undefined
      })
    return finding
  }
  return async (entry, args, options) => {
    const sent = adapt ? adapt(args) : args
    try {
      return await call(entry, sent, options)
    } catch (error) {
      const isAsked = isUnknownOperator(error) && entry.effect === 'read' && /"n?ilike":/.test(JSON.stringify(sent))
      const list = isAsked && listOf(entry)
      if (!list) throw error
      adapt ??= await findOut((filter, asked) => call(list, { filter }, asked), args)
      if (!adapt) throw error
      return call(entry, adapt(args), options)
    }
  }
}
