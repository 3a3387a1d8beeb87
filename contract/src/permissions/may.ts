import type { operations } from '../generated/schema.gen.ts'
import type { Asker } from './asker.ts'
import { mayCall, mayCallFor, rightOf } from './may-call.ts'
import { type Belonging, type FieldUse, mayChangeRow, maySeeRow, mayUseField } from './may-touch.ts'

/** Something somebody would like to do. */
export interface AccessRequest {
  operation: keyof operations
  /** Entity of the row, and whose it is, where the call is about a row. */
  model?: string
  row?: Belonging
  /** User whose account it is about, where it is about one. */
  accountId?: number
  /** What is done with a field of the row, where it is about one. */
  field?: { name: string; use: FieldUse }
}

/** Whether a call is made for the customer of a row by the owner's staff, who change no row of it themselves. */
const isForOther = (asker: Asker, operation: keyof operations, { customerId }: Belonging) =>
  customerId !== undefined && customerId !== asker.customerId && mayCallFor(asker, operation, customerId)

/** May A do X to B: the call, to the row it is about, with the field of it. */
export function may(asker: Asker, { operation, model, row, accountId, field }: AccessRequest): boolean {
  if (!mayCall(asker, operation, accountId)) return false
  if (model === undefined) return true
  const touches = rightOf(operation).effect === 'read' ? maySeeRow : mayChangeRow
  if (row && !touches(asker, model, row) && !isForOther(asker, operation, row)) return false
  return !field || mayUseField(asker, model, field.name, field.use, row?.userId)
}
