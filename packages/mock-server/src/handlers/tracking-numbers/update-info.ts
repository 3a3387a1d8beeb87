import { unprocessable } from '../../errors/loopback-error.ts'
import { parseObject } from '../../query/parse-filter.ts'
import type { EntityName, Row } from '../../store/models.ts'
import type { Context } from '../types.ts'

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
export function rowsToGive<M extends EntityName>(
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
