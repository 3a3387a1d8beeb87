import type { components } from '@lineboard/contract'
import { visibleRow } from '../../crud/read.ts'
import { deleteRow } from '../../crud/write.ts'
import { forbidden, unprocessable } from '../../errors/loopback-error.ts'
import { isShared, isUsable } from '../../models/checks.ts'
import { numbersOf, patchNumber } from '../../models/number-links.ts'
import type { Row } from '../../store/models.ts'
import type { Context } from '../types.ts'

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
