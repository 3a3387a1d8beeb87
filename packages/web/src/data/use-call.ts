import type { About, CallArgs, CallResult, ReadOperationId } from '@lineboard/sdk'
import { isRefusedFor } from '../state/may.ts'
import { api } from './client.ts'
import { callForRows } from './related-rows.ts'
import { type Ask, type CallOptions, prefetchAnswer, useAnswer } from './use-answer.ts'

export { type CallOptions, refresh, showStored } from './use-answer.ts'

// What is answered to a call was asked for with it; related rows, which may be missing, are optional in the contract.
const asking =
  <Id extends ReadOperationId>(operationId: Id, args: CallArgs<Id> | null): Ask<CallResult<Id>> =>
  async (signal) =>
    (await callForRows(api(), operationId, args ?? {}, { signal })).data as CallResult<Id>

/** Whose account a call is about, where it is about one: some reads are everybody's for the own account. */
function accountIn(args: object): About {
  const id: unknown = Reflect.get(args, 'id')
  return typeof id === 'number' ? { accountId: id } : {}
}

/**
 * Answer of a read, cached by operation and arguments; `null` as arguments asks nothing yet. Changed arguments cancel
 * what they replace. What the person may not read is not asked.
 */
export function useCall<Id extends ReadOperationId>(
  operationId: Id,
  args: CallArgs<Id> | null,
  options?: CallOptions<CallResult<Id>>,
) {
  const key = args === null || isRefusedFor(operationId, accountIn(args)) ? null : ([operationId, args] as const)
  return useAnswer(key, asking(operationId, args), options)
}

/** Asks ahead of need; `useCall` with the same arguments within ten seconds has the answer, or waits for the same one. Resolves when it is answered, or failed. */
export function prefetchCall<Id extends ReadOperationId>(operationId: Id, args: CallArgs<Id>): Promise<void> {
  if (isRefusedFor(operationId, accountIn(args))) return Promise.resolve()
  return prefetchAnswer([operationId, args], asking(operationId, args))
}
