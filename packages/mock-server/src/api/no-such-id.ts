import type { Match } from '../contract/router.ts'
import { notFound } from '../errors/loopback-error.ts'

/**
 * Whether the path names a row by a text that no id is, as LoopBack takes it: deleting it deletes nothing. For any other call it
 * throws the 404 of a row that is not there.
 */
export function namesNoRow({ operation, params }: Match): boolean {
  const { id, loopback, parameters } = operation
  const named = parameters.find(
    ({ in: place, name, schema }) => place === 'path' && name === 'id' && schema?.type === 'integer',
  )
  // What cannot be decoded is refused as that.
  if (!named || !params.id || /^[1-9]\d*$/.test(params.id)) return false
  if (loopback?.method === 'deleteById') return true
  throw notFound(loopback?.model ?? id.split('.')[0] ?? id, params.id)
}
