import { type CallFlowCalls, type LoadedSetup, type LoadOptions, loadCallSetup } from '@lineboard/sdk/call-flow'
import { useSnapshot } from 'valtio'
import { api } from '../../data/client.ts'
import { asLeft, pending, removedIds } from '../../state/pending-changes.ts'

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

/** The rows that are left once changes that can still be undone are made, each as those leave it. */
const leftOf =
  (model: Model, find: Find): Find =>
  async (args, options) => {
    const rows = await find(args, options)
    const gone = new Set(removedIds(model, pending.list))
    // A change gives a row other values for its own fields.
    return rows.flatMap((row) => (gone.has(row.id) ? [] : [asLeft(model, row.id, row) as typeof row]))
  }

/** The calls of a set-up, whose rows are as pending changes leave them. */
function leftCalls(): CallFlowCalls {
  const calls = api()
  // Each call is that of its model, and its rows have the same fields.
  const entries = models.map((model) => [model, { find: leftOf(model, calls[model].find as Find) }] as const)
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

/** What calls to numbers can meet once changes are made that can still be undone: what lists show by then, and a reload. */
export async function loadLeftSetup(options: LoadOptions): Promise<LoadedSetup> {
  const { numbers, setup } = await loadCallSetup(leftCalls(), options)
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
