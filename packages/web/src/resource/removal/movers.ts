import type { Dependent } from '@lineboard/contract/dependents'
import { idsAt } from '@lineboard/contract/references'
import { zIvrActionInput, zOpNumberInput, zRoutingActionInput } from '@lineboard/contract/zod'
import type { Call } from '../rows/last-calls.ts'
import { rowsNaming } from './dependents.ts'

type Shape = Readonly<Record<string, unknown>>

interface Move {
  /** The reference in a row, which names one of these ids and is to name another one. */
  dependent: Dependent
  ids: readonly number[]
  to: number
}

/** Of a row what its input takes: a call that replaces it drops what is left out, and refuses what it does not know. */
const inputOf = (shape: Shape, row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(shape, name)))

/** A row that names another one at the place of the reference. */
function pointed(row: object, { dependent, ids, to }: Move): object {
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

/** The calls that let rows name another one, by their model. What has none here can't be moved. */
const movers: Readonly<Record<string, (row: object, move: Move) => Call[]>> = {
  OpNumber: (row, move) => [['OpNumber.upsert', { body: inputOf(zOpNumberInput.shape, pointed(row, move)) }]],
  RoutingAction: (row, move) => [
    ['RoutingAction.upsert', { body: inputOf(zRoutingActionInput.shape, pointed(row, move)) }],
  ],
  IvrAction(row, move) {
    const { dependent, ids } = move
    const actions: unknown = Reflect.get(row, dependent.part ?? '')
    const naming = (Array.isArray(actions) ? actions : []).filter((action: object) =>
      idsAt(dependent, action).some((id) => ids.includes(id)),
    )
    return naming.map((action: object): Call => {
      const body = inputOf(zIvrActionInput.shape, pointed(action, move))
      return ['Ivr.replaceAction', { ivrId: numberAt(row, 'id'), id: numberAt(action, 'id'), body }]
    })
  },
}

/** Whether rows that name others can be made to name another one. */
export const isMovable = ({ model, field }: Pick<Dependent, 'model' | 'field'>): boolean =>
  field !== 'customerId' && Object.hasOwn(movers, model)

/**
 * The calls that let everything that names rows of an entity name `to` instead. Read now: asked again after some of them were
 * made, it answers the others.
 */
export async function moveCalls(
  dependents: readonly Dependent[],
  entity: string,
  ids: readonly number[],
  to: number,
): Promise<Call[]> {
  const moved = await Promise.all(
    dependents.filter(isMovable).map(async (dependent) => {
      const rows = await rowsNaming(dependent, entity, ids)
      return rows.flatMap((row) => movers[dependent.model]?.(row, { dependent, ids, to }) ?? [])
    }),
  )
  return moved.flat()
}
