import type { Dependent } from '@lineboard/contract/dependents'
import { idsAt } from '@lineboard/contract/references'
import { asStored, type OperationId } from '@lineboard/sdk'
import type { Call } from '../../data/last-calls.ts'
import { rowsNaming } from './impact.ts'

interface Move {
  /** The reference in a row, which names one of these ids and is to name another one. */
  dependent: Dependent
  ids: readonly number[]
  to: number
}

/** A row whole, as the calls here replace it, with columns that the contract does not know, that names another one at the place of the reference. */
function pointed(read: object, { dependent, ids, to }: Move): object {
  const row = asStored(read)
  const { field, kind } = dependent
  const [list, name] = field.split('.')
  // Inside of values ids are texts: what stands there may be a number or an address as well.
  if (name === undefined) return { ...row, [field]: kind ? String(to) : to }
  const entries: unknown = Reflect.get(row, list ?? '')
  const own = { ...dependent, field: name }
  const next = (Array.isArray(entries) ? entries : []).map((entry: object) =>
    idsAt(own, entry).some((id) => ids.includes(id)) ? { ...entry, [name]: String(to) } : entry,
  )
  return { ...row, [list ?? '']: next }
}

const numberAt = (row: object, field: string) => Number(Reflect.get(row, field))

interface Mover {
  /** The call that lets rows name another one: who may not make it can't move them. */
  call: OperationId
  /** What it is given, each time it is made for a row. */
  args: (row: object, move: Move) => object[]
}

/** How rows are made to name another one, by their model. What has none here can't be moved. */
const movers: Readonly<Record<string, Mover>> = {
  OpNumber: {
    call: 'OpNumber.upsert',
    args: (row, move) => [{ body: pointed(row, move) }],
  },
  Ticket: {
    call: 'Ticket.createVersion',
    // Who works on a ticket is said by its latest version: what is left out of a new one stays.
    args: (row, { dependent: { field }, to }) => [{ id: numberAt(row, 'id'), body: { [field]: to } }],
  },
  RoutingAction: {
    call: 'RoutingAction.upsert',
    args: (row, move) => [{ body: pointed(row, move) }],
  },
  IvrAction: {
    call: 'Ivr.replaceAction',
    args(row, move) {
      const { dependent, ids } = move
      const actions: unknown = Reflect.get(row, dependent.part ?? '')
      const naming = (Array.isArray(actions) ? actions : []).filter((action: object) =>
        idsAt(dependent, action).some((id) => ids.includes(id)),
      )
      return naming.map((action: object) => ({
        ivrId: numberAt(row, 'id'),
        id: numberAt(action, 'id'),
        body: pointed(action, move),
      }))
    },
  },
}

const moverOf = ({ model, field }: Pick<Dependent, 'model' | 'field'>) =>
  field !== 'customerId' && Object.hasOwn(movers, model) ? movers[model] : undefined

/** The call that moves rows which name others; undefined for rows that can't be moved. */
export const reassignCall = (dependent: Pick<Dependent, 'model' | 'field'>): OperationId | undefined =>
  moverOf(dependent)?.call

/** Whether rows that name others can be made to name another one. */
export const isReassignable = (dependent: Pick<Dependent, 'model' | 'field'>): boolean =>
  moverOf(dependent) !== undefined

/**
 * The calls that let everything that names rows of an entity name `to` instead. Read now: asked again after some of them were
 * made, it answers the others.
 */
export async function reassignCalls(
  dependents: readonly Dependent[],
  entity: string,
  ids: readonly number[],
  to: number,
): Promise<Call[]> {
  const moved = await Promise.all(
    dependents.map(async (dependent): Promise<Call[]> => {
      const mover = moverOf(dependent)
      if (!mover) return []
      const rows = await rowsNaming(dependent, entity, ids)
      return rows.flatMap((row) => mover.args(row, { dependent, ids, to }).map((args): Call => [mover.call, args]))
    }),
  )
  return moved.flat()
}
