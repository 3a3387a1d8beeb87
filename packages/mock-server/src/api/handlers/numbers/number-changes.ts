import type { components } from '@lineboard/contract'
import { numbersOf, patchNumber } from '../../../domain/numbers/number-links.ts'
import { isShared, isUsable } from '../../../domain/rules/checks.ts'
import { forbidden, unprocessable } from '../../../ground/errors.ts'
import { parseObject } from '../../../store/query/parse-filter.ts'
import type { EntityName, Row } from '../../../store/rows/internal-rows.ts'
import type { Context } from '../../context/context.ts'
import { visibleRow } from '../../crud/include.ts'
import { deleteRow } from '../../crud/write.ts'

type Choice = components['schemas']['DeleteWithOption']
type Result = components['schemas']['DeleteWithOptionResult']

const links = { TrackingSource: 'tracking_sourceId', SipGateway: 'sip_gatewayId' } as const

/** The row that takes over. Throws a 422 when some of the numbers could not use it. */
function replacementOf(
  context: Context,
  model: keyof typeof links,
  { id, moveToId }: Choice,
  numbers: readonly Row<'OpNumber'>[],
) {
  const refuse = (code: string, message: string) =>
    unprocessable('DeleteWithOption', [{ field: 'moveToId', code, message, value: moveToId }])
  if (moveToId === undefined) throw refuse('presence', "can't be blank where numbers are moved")
  if (moveToId === id) throw refuse('exclusion', 'is the row that is deleted')
  const row = context.store.table(model).get(moveToId)
  const { principal } = context
  const isVisible = isUsable(row, principal.customerId, isShared(model)) || principal.isSuperAdmin
  if (!row || !isVisible || numbers.some(({ customerId }) => !isUsable(row, customerId, isShared(model)))) {
    throw refuse('existence', 'is no row that the numbers could use')
  }
  return row
}

/**
 * Deletes a tracking source or gateway after moving, detaching or deleting the tracking numbers that use it. Whatever
 * could be refused is refused before anything is changed.
 */
export function deleteWithOption(context: Context, model: keyof typeof links, choice: Choice): Result {
  const { store, principal } = context
  const { id, option } = choice
  visibleRow(context, model, id)
  const link = links[model]
  const numbers = [...numbersOf(store, link, id)]
  const result = { moved: 0, detached: 0, deleted: 0 }
  if (option === 'delete') {
    if (!principal.isSuperAdmin && principal.sections.get('Tracking Numbers') !== 'all') throw forbidden()
    result.deleted = numbers.filter((number) => deleteRow(context, 'OpNumber', number.id)).length
  } else if (option === 'move') {
    const replacement = replacementOf(context, model, choice, numbers)
    for (const number of numbers) patchNumber(store, number, { [link]: replacement.id })
    result.moved = numbers.length
  } else {
    // They are detached by the model's own rules when the row goes.
    result.detached = numbers.length
  }
  return { count: deleteRow(context, model, id) ? 1 : 0, ...result }
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

const refused = (message: string) =>
  unprocessable('UpdateCustomerForm', [{ field: 'updateInfo', code: 'format', message }])

function parseInfo(text: string): { ids: number[]; customerId: number } {
  const { ids, customerId } = parseObject(text, 'updateInfo') ?? {}
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every(isId)) throw refused('names no ids')
  if (!isId(customerId)) throw refused('names no customer')
  return { ids: [...new Set(ids)], customerId }
}

/**
 * The rows of an `updateInfo` form that are not the customer's yet, and the customer they go to. Throws a 422 unless all of
 * them are there.
 */
export function rowsToTransfer<M extends EntityName>(
  context: Context,
  model: M,
  updateInfo: string,
): { rows: Row<M>[]; customer: Row<'Customer'> } {
  const { ids, customerId } = parseInfo(updateInfo)
  const { store } = context
  const customer = store.table('Customer').get(customerId)
  if (!customer) throw refused(`names customer ${customerId}, who is not there`)
  const rows = store.table(model).find({ where: context.scoped(model, { id: { inq: ids } }) })
  if (rows.length < ids.length) throw refused('names rows that are not there')
  return { rows: rows.filter((row) => Reflect.get(row, 'customerId') !== customerId), customer }
}
