import { type CallFlowCalls, type LoadedSetup, type LoadOptions, loadCallSetup } from '@lineboard/sdk/call-flow'
import { useSnapshot } from 'valtio'
import { api } from '../../data/client.ts'
import { asLeft, pending, removedIds } from '../../state/pending-changes.ts'
import type { TypedNumber } from './typed-number.ts'

const models = [
  'OpNumber',
  'Customer',
  'TrackingSource',
  'RoutingAction',
  'Ivr',
  'SipGateway',
  'ReceivingNumber',
  'BlacklistNumber',
  'PhoneBook',
] as const satisfies readonly (keyof CallFlowCalls)[]

type Model = (typeof models)[number]
type Find = (args: object, options?: object) => Promise<readonly { id: number }[]>

/** A row as pending changes leave it. Those empty a field with null, which rows that are read never have. */
function leftRow(model: Model, row: { id: number }): { id: number } {
  const left = asLeft(model, row.id, row)
  if (left === row) return row
  return {
    id: row.id,
    ...Object.fromEntries(Object.entries(left).map(([field, value]) => [field, value ?? undefined])),
  }
}

/** The rows that are left once changes that can still be undone are made, each as those leave it. */
const leftOf =
  (model: Model, find: Find, chosen: object): Find =>
  async (args, options) => {
    const rows = await find(args, options)
    const gone = new Set(removedIds(model, pending.list))
    return rows.flatMap((row) => (gone.has(row.id) ? [] : [{ ...leftRow(model, row), ...chosen }]))
  }

/** The calls of a set-up, whose rows are as pending changes leave them; numbers with what is chosen for them. */
function leftCalls(chosen: TypedNumber): CallFlowCalls {
  const calls = api()
  const chosenOf = (model: Model) => (model === 'OpNumber' ? chosen : {})
  // Each call is that of its model, and its rows have the same fields.
  const entries = models.map(
    (model) => [model, { find: leftOf(model, calls[model].find as Find, chosenOf(model)) }] as const,
  )
  return Object.fromEntries(entries) as CallFlowCalls
}

/** Rows that a number names, which may be about to be deleted: the number is then without. */
const named = {
  routing_actionId: 'RoutingAction',
  receiving_numberId: 'ReceivingNumber',
  sip_gatewayId: 'SipGateway',
} as const satisfies Partial<Record<keyof LoadedSetup['numbers'][number], Model>>

const namedFields = ['routing_actionId', 'receiving_numberId', 'sip_gatewayId'] as const

function withoutGone(number: LoadedSetup['numbers'][number]): LoadedSetup['numbers'][number] {
  const lost = namedFields.filter((field) => removedIds(named[field], pending.list).includes(number[field] ?? 0))
  return lost.length > 0 ? { ...number, ...Object.fromEntries(lost.map((field) => [field, undefined])) } : number
}

/**
 * What calls to numbers can meet once changes are made that can still be undone: what lists show by then, and a reload. `chosen` is what is
 * about to be saved of all of them.
 */
export async function loadLeftSetup(options: LoadOptions, chosen: TypedNumber = {}): Promise<LoadedSetup> {
  const { numbers, setup } = await loadCallSetup(leftCalls(chosen), options)
  return { numbers: numbers.map(withoutGone), setup }
}

const decides = new Set<string>(models)

/** What can still be undone of rows that decide where calls go, by number; empty where there is nothing. */
export function useUndoneRoutes(): string {
  const { list } = useSnapshot(pending)
  return list
    .filter(({ model }) => decides.has(model))
    .map(({ id }) => id)
    .join()
}
