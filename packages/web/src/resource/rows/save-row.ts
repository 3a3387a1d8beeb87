import type { Resource } from '../define-resource.ts'
import { callByName } from './calls-by-name.ts'

type Saved = Pick<Resource, 'idField' | 'create' | 'update' | 'fixed'>

const asRow = (answer: unknown, sent: object): object =>
  typeof answer === 'object' && answer !== null ? { ...sent, ...answer } : sent

/** Adds a row and answers it as it is stored. Throws what the call throws. */
export async function addRow({ create = '', fixed }: Saved, body: object): Promise<object> {
  const whole = { ...body, ...fixed }
  return asRow(await callByName(create, { body: whole }), whole)
}

/** The call that changes a row, and what it is called with. */
export function changeCall(
  { idField, update = '' }: Pick<Resource, 'idField' | 'update'>,
  id: number,
  body: object,
): readonly [operationId: string, args: object] {
  // Calls with an id in their path take it apart from the body; the others read it there.
  return [update, update.endsWith('ById') ? { id, body } : { body: { ...body, [idField]: id } }]
}

/** Changes a row and answers it as it is stored; a row without a call for that stays as it is. Throws what the call throws. */
export async function changeRow(saved: Saved, id: number, body: object): Promise<object> {
  const whole = { ...body, [saved.idField]: id }
  return saved.update ? asRow(await callByName(...changeCall(saved, id, body)), whole) : whole
}
